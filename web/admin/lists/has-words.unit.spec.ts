import { expect, it } from 'vitest';
import { containsWords } from './contains-words.ts';

const text = 'Déclaration : une phrase courte mise en grand, avec son auteur';

it.each(['', ' ', 'declar', 'DÉCLARATION', 'grand phrase', 'aut  cour', 'en grand,'])(
  'finds “%s”',
  (query) => expect(containsWords(text, query)).toBe(true),
);

it.each(['claration', 'phrase longue', 'x'])('does not find “%s”', (query) =>
  expect(containsWords(text, query)).toBe(false),
);
