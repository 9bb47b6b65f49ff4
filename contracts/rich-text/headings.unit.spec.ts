import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { allocateHeadingIds, headingSlug } from './headings.ts';

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
      allocateHeadingIds([
        ['Avis', 'Avis'],
        ['Avis', 'Avis-1', 'Licences'],
      ]),
    ).toEqual([
      ['s-avis', 's-avis-1'],
      ['s-avis-2', 's-avis-1-1', 's-licences'],
    ]);
  });
});

test('thousands of identical headings are numbered in one pass', () => {
  const lookedUp = vi.spyOn(Set.prototype, 'has');
  onTestFinished(() => lookedUp.mockRestore());
  const [ids] = allocateHeadingIds([Array.from({ length: 1_000 }, () => 'Contact')]);
  const times = lookedUp.mock.calls.length;
  expect([ids?.at(-1), times > 1_000, times < 3_000]).toEqual(['s-contact-999', true, true]);
});
