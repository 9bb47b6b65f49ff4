import { locales } from '@parvis/contracts/site/locale.ts';
import { describe, expect, it } from 'vitest';
import { publicCatalogues } from './catalogues.ts';
import { isTranslationPath } from './serve-translations.ts';
import { translationFile } from './translation-files.ts';

describe.each(locales)('The public catalogues in %s', (locale) => {
  const { messages = {}, ...domains } = publicCatalogues[locale];

  it('share no key, so that the default domain contains every text of every domain', () => {
    const keys = Object.values(domains).flatMap((texts) => Object.keys(texts));
    expect(Object.keys(messages).toSorted()).toEqual(keys.toSorted());
    expect(keys.length).toBeGreaterThan(100);
  });

  it.each(Object.keys(domains))(
    'serve %s as a module with the same texts as its JSON',
    async (domain) => {
      const module = translationFile(locale, domain, 'js')?.body.toString('utf8') ?? '';
      const json = translationFile(locale, domain, 'json')?.body.toString('utf8') ?? '';
      const exported: unknown = await import(
        /* @vite-ignore */ `data:text/javascript;charset=utf-8,${encodeURIComponent(module)}`
      );
      expect(exported).toMatchObject({ locale, domain, messages: JSON.parse(json) });
      expect(JSON.parse(json)).toEqual(domains[domain]);
    },
  );
});

it.each(['admin', 'editor', 'refusals', 'nothing', 'constructor', '__proto__'])(
  'serves no catalogue named %s',
  (domain) => {
    expect(translationFile('fr', domain, 'json')).toBe(undefined);
    expect(translationFile('en', domain, 'js')).toBe(undefined);
  },
);

it('differs in its tag between languages and formats', () => {
  const tags = locales.flatMap((locale) =>
    ['js', 'json'].map((format) => translationFile(locale, 'public', format)?.etag),
  );
  expect(new Set(tags).size).toBe(4);
});

it.each([
  ['/translations', true],
  ['/translations/public.json', true],
  ['/en/translations/public', true],
  ['/Translations/PUBLIC.json', true],
  ['/en/translations/public.xml', false],
  ['/groupe/translations/public.json', false],
  ['/', false],
])('finds its own addresses: %s → %s', (path, own) => {
  expect(isTranslationPath(path)).toBe(own);
});
