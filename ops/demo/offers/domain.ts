import type { Locale } from '@parvis/contracts/site/locale.ts';

/** A sentence in both languages. */
export type Said = Readonly<Record<Locale, string>>;

export function said(fr: string, en: string): Said {
  return { fr, en };
}

/**
 * An occupation: its titles, after ESCO; from how many years of experience on it is held, and up to
 * how many; the yearly salary in thousands of euros of somebody who begins in it.
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

/** A field of work, with what its offers are composed of. */
export interface Domain {
  readonly name: Said;
  /** How many of a hundred offers are in it. */
  readonly share: number;
  /** Done in the banks only, near their customers. */
  readonly isLocal?: true;
  /** How remotely it is done. */
  readonly remote: 'on-site' | 'hybrid' | 'remote';
  readonly occupations: readonly Occupation[];
  /** Completes “You join …”. */
  readonly teams: readonly Said[];
  readonly missions: readonly Said[];
  readonly profile: readonly Said[];
}
