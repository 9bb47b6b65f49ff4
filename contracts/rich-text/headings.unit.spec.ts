import { describe, expect, it } from 'vitest';
import { headingIdsOf, headingSlug } from './headings.ts';

const docOf = (...titles: string[]) => ({
  type: 'doc' as const,
  content: titles.map((text) => ({
    type: 'heading' as const,
    attrs: { level: 2 },
    content: [{ type: 'text' as const, text }],
  })),
});

describe('heading ids', () => {
  it.each([
    ['Risks and Drawbacks', 'risks-and-drawbacks'],
    ['Risques et inconvénients', 'risques-et-inconvénients'],
    ['Pratiques exemplaires pour l’utilisation', 'pratiques-exemplaires-pour-lutilisation'],
    ['Diffusion (code source) : GPL 3.0', 'diffusion-code-source--gpl-30'],
  ])('%s is named %s', (title, slug) => {
    expect(headingSlug(title)).toBe(slug);
  });

  it('are unique over all documents of a page', () => {
    expect(headingIdsOf([docOf('Avis', 'Avis'), docOf('Avis', 'Avis-1', 'Licences')])).toEqual([
      ['s-avis', 's-avis-1'],
      ['s-avis-2', 's-avis-1-1', 's-licences'],
    ]);
  });
});
