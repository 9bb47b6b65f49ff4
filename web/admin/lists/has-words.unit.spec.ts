import { expect, it } from 'vitest';
import { hasWords } from './has-words.ts';

const text = 'Déclaration : une phrase courte mise en grand, avec son auteur';

it.each(['', ' ', 'declar', 'DÉCLARATION', 'grand phrase', 'aut  cour', 'en grand,'])(
  'finds “%s”',
  (query) => expect(hasWords(text, query)).toBe(true),
);

it.each(['claration', 'phrase longue', 'x'])('does not find “%s”', (query) =>
  expect(hasWords(text, query)).toBe(false),
);
