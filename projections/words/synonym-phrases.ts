import type { SynonymRule } from '@parvis/contracts/careers/synonyms.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { otherGenders } from './genders.ts';
import { foldedWords, PhraseTable } from './phrase-table.ts';
import { rememberResults } from './remember-results.ts';

/** What stands for a phrase. */
export type SynonymPhrases = PhraseTable<string>;

const memory = new WeakMap<readonly SynonymRule[], Map<Locale, SynonymPhrases>>();
/** More words than rules have: beyond that number, they are spelled again. */
const maxRemembered = 10_000;

/** Returns what stands for each phrase in searches of a language. */
export function synonymPhrases(rules: readonly SynonymRule[], locale: Locale): SynonymPhrases {
  const tables = memory.get(rules) ?? new Map<Locale, SynonymPhrases>();
  memory.set(rules, tables);
  const known = tables.get(locale) ?? toTable(rules.filter((rule) => rule.locale === locale));
  tables.set(locale, known);
  return known;
}

function toTable(rules: readonly SynonymRule[]): SynonymPhrases {
  const table: SynonymPhrases = new PhraseTable();
  const pairs = rules.flatMap((rule) => {
    const others = rule.kind === 'one-way' ? rule.means : rule.words;
    return rule.words.flatMap((typed) => others.map((other) => ({ typed, other })));
  });
  for (const { typed, other } of pairs)
    if (typed !== other) for (const phrase of rememberedSpellings(typed)) table.add(phrase, other);
  return table;
}

/** The same rules are read anew whenever a read model was rebuilt. */
const rememberedSpellings = rememberResults(listSpellings, maxRemembered);

/** A rule for “assistant comptable” is one for “assistantes comptables” as well. */
function listSpellings(phrase: string): readonly string[] {
  const forms = foldedWords(phrase);
  const [first = '', ...rest] = forms;
  const singulars = [first, ...otherGenders(first)].map((one) => [one, ...rest]);
  const plurals = [forms, ...singulars].map((words) => words.map(toPlural));
  return [...singulars, ...plurals].map((words) => words.join(' '));
}

function toPlural(word: string): string {
  return word.length > 3 && /[a-z]$/.test(word) && !/[sxz]$/.test(word) ? `${word}s` : word;
}
