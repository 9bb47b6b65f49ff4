import { itemsWithModule } from './items-with-module.ts';

/** A folded word, and the accounts whose name contains it. */
export interface SearchedWord {
  readonly word: string;
  readonly people: readonly string[];
}

interface WordsSql {
  /** Whether each word is found in an item, or is of the name of an editor who last saved some of it. */
  readonly anywhere: string;
  /** Whether each word is in its title. */
  readonly inTitle: string;
  readonly values: readonly unknown[];
}

/**
 * Returns conditions on `content_items.item` for words.
 * @param first the number of the first placeholder
 */
export function matchWordsSql(searched: readonly SearchedWord[], first: number): WordsSql {
  const values: unknown[] = [];
  const bind = (value: unknown, type: string) => {
    values.push(value);
    return `$${first + values.length - 1}::${type}`;
  };
  const each = searched.map(({ word, people }) => {
    const inTitle = `strpos(title_folded, ${bind(word, 'text')}) > 0`;
    const found = [
      inTitle,
      `strpos(words, ${bind(` ${word}`, 'text')}) > 0`,
      idIn(`module.words like ${bind(`% ${escaped(word)}%`, 'text')}`),
    ];
    if (people.length > 0) {
      const by = `any(${bind(people, 'text[]')})`;
      found.push(`updated_by = ${by}`, idIn(`module.saved_by = ${by}`));
    }
    return { inTitle, anywhere: `(${found.join(' or ')})` };
  });
  return {
    anywhere: ['true', ...each.map(({ anywhere }) => anywhere)].join(' and '),
    inTitle: ['true', ...each.map(({ inTitle }) => inTitle)].join(' and '),
    values,
  };
}

function idIn(condition: string): string {
  return `id in (${itemsWithModule(condition)})`;
}

function escaped(word: string): string {
  return word.replace(/[\\%_]/g, String.raw`\$&`);
}
