import enBlocks from '@parvis/contracts/messages/en/blocks.json' with { type: 'json' };
import enPublic from '@parvis/contracts/messages/en/public.json' with { type: 'json' };
import frBlocks from '@parvis/contracts/messages/fr/blocks.json' with { type: 'json' };
import frPublic from '@parvis/contracts/messages/fr/public.json' with { type: 'json' };
import { expect, test } from 'vitest';

const catalogues = [
  { domain: 'public', fr: frPublic, en: enPublic },
  { domain: 'blocks', fr: frBlocks, en: enBlocks },
];
const french = Object.entries({ ...frPublic, ...frBlocks });
const english = Object.entries({ ...enPublic, ...enBlocks });

test.each(catalogues)('$domain has the same messages in both languages', ({ fr, en }) => {
  expect(Object.keys(en)).toEqual(Object.keys(fr));
});

test.each([...french, ...english])(
  '%s uses typographic apostrophes and quotation marks',
  (_id, text) => {
    expect(text).not.toMatch(/['"]/);
  },
);

/** Outside of placeholders, which have ICU's syntax. */
function prose(text: string): string {
  return text.replace(/\{[^}]*\}/g, 'x');
}

test.each(french)('%s spaces its punctuation as French does', (_id, text) => {
  expect(prose(text)).not.toMatch(/[^\u00a0]:/);
  expect(prose(text)).not.toMatch(/[^\u202f][;!?]/);
  expect(prose(text)).not.toMatch(/«[^\u00a0]|[^\u00a0]»/);
});

test.each(french)('%s keeps its accents on capitals', (_id, text) => {
  expect(text).not.toMatch(/\b(?:A l’|A la |Etat|Ecrire|Equipe|Editer|Etre )/);
});
