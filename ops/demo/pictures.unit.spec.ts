import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { expect, test } from 'vitest';
import { drawings } from './artwork/drawings.ts';
import { readDemonstration } from './demonstration.ts';
import { demoMediaId } from './ids.ts';

const { items } = await readDemonstration();

/** The keys of the pictures in the headers of the items of a folder, in a language. */
function picturesOf(folder: string, locale: Locale): readonly string[] {
  return items
    .filter(({ key }) => key.startsWith(`${folder}/`))
    .flatMap(({ versions }) => versions.get(locale)?.header.imageId ?? [])
    .map((id) => drawings.find(({ key }) => demoMediaId(key) === id)?.key ?? id);
}

const folders = ['news', 'agenda', 'press', 'people'].flatMap((folder) =>
  locales.map((locale) => [folder, locale] as const),
);

test.each(folders)('no two items of %s share a picture in %s', (folder, locale) => {
  const shown = picturesOf(folder, locale);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((key, place) => shown.indexOf(key) !== place)).toEqual([]);
});

test.each(locales)('every picture is on a page, in a module or in the library in %s', (locale) => {
  const shown = ['news', 'agenda', 'press', 'people', 'pages', 'focus'];
  const headers = new Set(shown.flatMap((folder) => picturesOf(folder, locale)));
  const modules = JSON.stringify(items.map(({ versions }) => versions.get(locale)?.modules));
  const unused = drawings
    .map(({ key }) => key)
    .filter((key) => !headers.has(key) && !modules.includes(demoMediaId(key)));
  expect(unused).toEqual([]);
});
