import type { Locale } from '@parvis/contracts/site/locale.ts';

/** A sentence in both languages. */
export type Said = Readonly<Record<Locale, string>>;

export function said(fr: string, en: string): Said {
  return { fr, en };
}

/**
 * An occupation: its titles, after ESCO; the years of experience from and up to which it is held;
 * the yearly salary of a beginner in thousands of euros.
 */
export interface Occupation {
  readonly title: Said;
  readonly years: readonly [least: number, most: number];
  readonly pay: number;
}

export function occupation(
  fr: string,
  en: string,
  years: readonly [least: number, most: number],
  pay: number,
): Occupation {
  return { title: said(fr, en), years, pay };
}

/** A field of work, with the ingredients of its offers. */
export interface Domain {
  readonly name: Said;
  /** The percentage of offers in it. */
  readonly share: number;
  /** Only in the banks, near their customers. */
  readonly isLocal?: true;
  /** How often it can be done remotely. */
  readonly remote: 'on-site' | 'hybrid' | 'remote';
  readonly occupations: readonly Occupation[];
  /** Completes “You join …”. */
  readonly teams: readonly Said[];
  readonly missions: readonly Said[];
  readonly profile: readonly Said[];
}
