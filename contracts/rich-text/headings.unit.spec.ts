import { describe, expect, it, test } from 'vitest';
import { headingIdsOf, headingSlug } from './headings.ts';

describe('heading ids', () => {
  it.each([
    ['Risks and Drawbacks', 'risks-and-drawbacks'],
    ['Risques et inconvénients', 'risques-et-inconvénients'],
    ['Pratiques exemplaires pour l’utilisation', 'pratiques-exemplaires-pour-lutilisation'],
    ['Diffusion (code source) : GPL 3.0', 'diffusion-code-source--gpl-30'],
  ])('%s has the slug %s', (title, slug) => {
    expect(headingSlug(title)).toBe(slug);
  });

  it('are unique within a page', () => {
    expect(
      headingIdsOf([
        ['Avis', 'Avis'],
        ['Avis', 'Avis-1', 'Licences'],
      ]),
    ).toEqual([
      ['s-avis', 's-avis-1'],
      ['s-avis-2', 's-avis-1-1', 's-licences'],
    ]);
  });
});

test('ten times as many equal headings take about ten times as long to number', () => {
  const fastest = (count: number) => {
    const headings = [Array.from({ length: count }, () => 'Contact')];
    const times = Array.from({ length: 5 }, () => {
      const begun = performance.now();
      expect(headingIdsOf(headings)[0]?.at(-1)).toBe(`s-contact-${count - 1}`);
      return performance.now() - begun;
    });
    return Math.min(...times);
  };
  fastest(3_000);
  expect(fastest(30_000) / fastest(3_000)).toBeLessThan(45);
});
