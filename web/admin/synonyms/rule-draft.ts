import {
  maxSynonymLength,
  maxSynonymWords,
  type SynonymRule,
} from '@parvis/contracts/careers/synonyms.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { foldText } from '../../ui/fold-text.ts';

/** A rule as it is typed: words separated by commas. */
export interface RuleDraft {
  readonly locale: Locale;
  readonly kind: SynonymRule['kind'];
  readonly words: string;
  readonly means: string;
}

/** Returns the draft of a rule. */
export function draftOfRule(rule: SynonymRule): RuleDraft {
  const { locale, kind, words } = rule;
  return { locale, kind, words: words.join(', '), means: meaningOf(rule).join(', ') };
}

/** Returns what is found as well by who types one of the words of a rule in one direction. */
export function meaningOf(rule: SynonymRule): readonly string[] {
  return rule.kind === 'one-way' ? rule.means : [];
}

/** The id of a message about a field. */
export type RuleFaults = Partial<Record<'words' | 'means', string>>;

/** Returns what is wrong with a draft, by field. */
export function faultsIn({ kind, words, means }: RuleDraft): RuleFaults {
  const least = kind === 'both-way' ? 2 : 1;
  return {
    ...findFault('words', splitWords(words), least),
    ...(kind === 'one-way' && findFault('means', splitWords(means), 1)),
  };
}

function findFault(field: keyof RuleFaults, words: readonly string[], least: number): RuleFaults {
  if (words.length < least)
    return { [field]: least === 2 ? 'synonyms.needs-two' : 'synonyms.needs-one' };
  if (words.length > maxSynonymWords) return { [field]: 'synonyms.too-many' };
  return words.some(({ length }) => length > maxSynonymLength)
    ? { [field]: 'synonyms.too-long' }
    : {};
}

/** Returns the rule of a draft without faults. */
export function toRule({ locale, kind, ...typed }: RuleDraft): SynonymRule {
  const words = splitWords(typed.words);
  if (kind === 'both-way') return { locale, kind, words };
  return { locale, kind, words, means: splitWords(typed.means) };
}

/** Words without duplicates, whose case and accents are ignored. */
function splitWords(typed: string): string[] {
  const words = typed
    .split(/[,;\n]/)
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '');
  const forms = words.map(foldText);
  return words.filter((_, at) => forms.indexOf(forms[at] ?? '') === at);
}
