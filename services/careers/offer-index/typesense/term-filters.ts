import {
  composePhrase,
  type composeQueryTerms,
} from '@parvis/projections/offer-index/compose-tokens.ts';
import { stemTokens, titleWords } from './offer-document.ts';

export type QueryTerm = ReturnType<typeof composeQueryTerms>[number];
export type QueryWord = QueryTerm['words'][number];

/** A single letter is the prefix of some word in nearly every offer. */
const minPrefixLength = 2;
/**
 * The operands and operators of one filter that words may take: the server accepts 100, of which
 * all other conditions take up to 38.
 */
const mostOperations = 62;

/** Returns a condition: a field has one of these values. */
export function composeIsAnyOf(field: string, values: readonly string[]): string {
  return `${field}:=[${values.map((value) => `\`${value.replaceAll('`', '')}\``).join(',')}]`;
}

/** Returns the conditions of terms; what stands for others is left out when it is too much. */
export function termFilters(terms: readonly QueryTerm[]): readonly string[] {
  const typed = terms.map(({ words }) => joined(words.map(wordFilter), '&&'));
  let left = mostOperations - operationsIn(typed.join(' && '));
  return terms.map(({ others }, at) => {
    const more = otherFilters(others).filter((filter) => {
      left -= operationsIn(filter) + 1;
      return left > 0;
    });
    return joined([typed[at] ?? '', ...more], '||');
  });
}

/** Returns conditions as one. */
export function joined(filters: readonly string[], operator: '&&' | '||'): string {
  return filters.length === 1 ? filters.join('') : `(${filters.join(` ${operator} `)})`;
}

/** Returns a condition: an offer has a word. */
export function wordFilter({ form, sameForms, stems, isUnfinished }: QueryWord): string {
  const prefix = isUnfinished && form.length >= minPrefixLength ? [`words:${form}*`] : [];
  const inflections = stemTokens(stems);
  const any = [
    composeIsAnyOf('words', [form, ...sameForms]),
    ...(inflections.length > 0 ? [composeIsAnyOf('stems', inflections)] : []),
    ...prefix,
  ];
  return joined(any, '||');
}

/** Returns conditions: a title has all words of one of these phrases. */
export function titleFilters(phrases: readonly string[]): readonly string[] {
  return phrases.map(titleFilter).filter((filter) => filter !== '');
}

function titleFilter(phrase: string): string {
  const words = composePhrase(phrase).map(({ form, sameForms, stems }) => {
    const forms = [form, ...sameForms];
    const fields = titleWords.map((field) => composeIsAnyOf(field, forms));
    return joined([...fields, composeIsAnyOf('title_stems', stemTokens(stems))], '||');
  });
  return words.length === 0 ? '' : joined(words, '&&');
}

/** Words that stand alone are one condition together. */
function otherFilters(others: QueryTerm['others']): readonly string[] {
  const single = others.flatMap((words) => (words.length === 1 ? words : []));
  const forms = single.flatMap(({ form, sameForms }) => [form, ...sameForms]);
  return [
    ...(forms.length > 0 ? [composeIsAnyOf('words', forms)] : []),
    ...others
      .filter((words) => words.length > 1)
      .map((words) => joined(words.map(wordFilter), '&&')),
  ];
}

function operationsIn(filter: string): number {
  const operands = filter.match(/[a-z_]+:/g)?.length ?? 0;
  const operators = filter.match(/&&|\|\|/g)?.length ?? 0;
  return operands + operators;
}
