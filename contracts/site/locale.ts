import { z } from 'zod';

/** The languages of the site, the default first. */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The language of addresses without a prefix, and of people who have not chosen one. */
export const [defaultLocale] = locales;

interface Language {
  /** Its name in itself. */
  readonly name: string;
  /** The end of the names of fields with a text in it, where they are not nested: `titleFr`. */
  readonly suffix: Capitalize<Locale>;
  /** What its addresses begin with. */
  readonly prefix: '' | `/${string}`;
  /** The locale of its dates, numbers and names, for `Intl` and for Open Graph. */
  readonly regional: `${string}-${string}`;
  /** Whether texts may have been saved before it was added: they are then empty in it. */
  readonly isAdded?: true;
}

/** What is particular to each language besides its words. English is European. */
export const languages: Readonly<Record<Locale, Language>> = {
  fr: { name: 'Français', suffix: 'Fr', prefix: '', regional: 'fr-FR' },
  en: { name: 'English', suffix: 'En', prefix: '/en', regional: 'en-GB' },
};

/** Returns a value for each language. */
export function byLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return { fr: make('fr'), en: make('en') };
}

/** Returns the name of the field with a title in a language. */
export function titleField(locale: Locale): `title${Capitalize<Locale>}` {
  return `title${languages[locale].suffix}`;
}

/** Returns a value for the field with a title in each language. */
export function byTitleField<Value>(make: (locale: Locale) => Value) {
  return { titleFr: make('fr'), titleEn: make('en') };
}

/** Annotated because scripts of pages need the languages, but no schemas. */
export const localeSchema = /* @__PURE__ */ z.enum(locales);

/** Returns a schema of a text in each language; empty in an added one that it does not have. */
export function inEachLocale<Text extends z.ZodType<string, string | undefined>>(text: Text) {
  const added = z.union([text, z.literal('')]).default('');
  return z.object(byLocale((locale) => (languages[locale].isAdded ? added : text)));
}

/** Returns the version of data that have a part for each language: another with each addition. */
export function versionByLocale(version: number): number {
  return version + 1_000 * locales.filter((locale) => languages[locale].isAdded).length;
}

/** Returns the languages other than one. */
export function otherLocales(locale: Locale): readonly Locale[] {
  return locales.filter((other) => other !== locale);
}

const prefixed = otherLocales(defaultLocale);

/** Returns the language of a public path: that of its prefix, or else the default. */
export function localeOfPath(path: string): Locale {
  const found = prefixed.find((locale) => {
    const { prefix } = languages[locale];
    return path === prefix || path.startsWith(`${prefix}/`);
  });
  return found ?? defaultLocale;
}

/** Returns the path in a language of what has the same path in all, after the prefix. */
export function pathIn(locale: Locale, path: `/${string}`): `/${string}` {
  return `${languages[locale].prefix}${path}`;
}

/** Returns the language in which a text is shown: the given one, or else the first that has it. */
export function localeOfText(texts: Readonly<Record<Locale, string>>, locale: Locale): Locale {
  return texts[locale] ? locale : (locales.find((one) => texts[one]) ?? locale);
}

/** Returns a public path without the prefix of its language. */
export function withoutPrefix(path: string): string {
  return path.slice(languages[localeOfPath(path)].prefix.length);
}

/** Returns a path; with a trailing slash if it is a prefix alone, which is a home page. */
export function withHomeSlash(path: string): string {
  return withoutPrefix(path) === '' ? `${path}/` : path;
}

/** Returns a text in a language, or else in the first that has it; empty if none has. */
export function textIn(texts: Readonly<Record<Locale, string>>, locale: Locale): string {
  return texts[localeOfText(texts, locale)];
}
