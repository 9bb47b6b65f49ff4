import { describe, expect, it } from 'vitest';
import { withoutInclusiveEndings } from './inclusive-endings.ts';

const examples: readonly (readonly [text: string, reduced: string])[] = [
  ['développeur·se', 'développeur'],
  ['les développeur·se·s de', 'les développeur de'],
  ['chargé(e)s de clientèle', 'chargé de clientèle'],
  ['directeur/trice', 'directeur'],
  ['Directeur/-trice adjoint.e', 'Directeur adjoint'],
  ['conseiller.ère', 'conseiller'],
  ['vendeur-euse', 'vendeur'],
  ['vendeur (euse) en magasin', 'vendeur en magasin'],
  ['VENDEUR (EUSE)', 'VENDEUR'],
  ['vendeur (euses et autres)', 'vendeur (euses et autres)'],
  ['chargé(e), vendeur (euse), conseiller.ère', 'chargé, vendeur, conseiller'],
  ['Saint-Ives', 'Saint-Ives'],
  ['rendez-vous', 'rendez-vous'],
  ['et/ou', 'et/ou'],
  ['.e', '.e'],
  ['Une phrase. Elle finit.', 'Une phrase. Elle finit.'],
  ['', ''],
];

describe('Inclusive endings', () => {
  it.each(examples)('reduces “%s” to its first word', (text, reduced) => {
    expect(withoutInclusiveEndings(text)).toBe(reduced);
  });

  it('reduces every spelling of a long text', () => {
    const words = examples.map(([text]) => text).join(' ');
    const reduced = examples.map(([, text]) => text).join(' ');
    expect(withoutInclusiveEndings(`${words} ${words}`)).toBe(`${reduced} ${reduced}`);
  });
});
