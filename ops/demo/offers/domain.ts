import type { Locale } from '@parvis/contracts/site/locale.ts';

/** A sentence in both languages. */
export type BilingualSentence = Readonly<Record<Locale, string>>;

export function bilingual(fr: string, en: string): BilingualSentence {
  return { fr, en };
}

/**
 * An occupation: its titles, after ESCO; the minimum and maximum years of experience of those who
 * hold it; the yearly salary of a beginner in thousands of euros.
 */
export interface Occupation {
  readonly title: BilingualSentence;
  readonly years: readonly [least: number, most: number];
  readonly pay: number;
}

export function occupation(
  fr: string,
  en: string,
  years: readonly [least: number, most: number],
  pay: number,
): Occupation {
  return { title: bilingual(fr, en), years, pay };
}

/** A field of work, with the ingredients of its offers. */
export interface Domain {
  readonly name: BilingualSentence;
  /** The percentage of offers in it. */
  readonly share: number;
  /** Whether it exists only in the banks, near their customers. */
  readonly isLocal?: true;
  /** How often it can be done remotely. */
  readonly remote: 'on-site' | 'hybrid' | 'remote';
  readonly occupations: readonly Occupation[];
  /** Completes “You join …”. */
  readonly teams: readonly BilingualSentence[];
  readonly missions: readonly BilingualSentence[];
  readonly profile: readonly BilingualSentence[];
}
