import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { expect, test } from 'vitest';
import { drawings } from './artwork/drawings.ts';
import { readDemonstration } from './demonstration.ts';
import { demoMediaId } from './ids.ts';

const { items } = await readDemonstration();

/** The keys of the pictures in the headers of the items of folders, in a language. */
function picturesOf(folders: readonly string[], locale: Locale): readonly string[] {
  return items
    .filter(({ key }) => folders.includes(key.split('/')[0] ?? ''))
    .flatMap(({ versions }) => versions.get(locale)?.header.imageId ?? [])
    .map((id) => drawings.find(({ key }) => demoMediaId(key) === id)?.key ?? id);
}

/** Items that lists show beside each other. */
const lists = [['news', 'press'], ['agenda'], ['people']].flatMap((list) =>
  locales.map((locale) => ({ list, locale })),
);

test.each(lists)('no two items of $list share a picture in $locale', ({ list, locale }) => {
  const shown = picturesOf(list, locale);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((key, place) => shown.indexOf(key) !== place)).toEqual([]);
});

test.each(locales)('every picture is on a page, in a module or in the library in %s', (locale) => {
  const shown = ['news', 'agenda', 'press', 'people', 'pages', 'focus'];
  const headers = new Set(picturesOf(shown, locale));
  const modules = JSON.stringify(items.map(({ versions }) => versions.get(locale)?.modules));
  const unused = drawings
    .map(({ key }) => key)
    .filter((key) => !headers.has(key) && !modules.includes(demoMediaId(key)));
  expect(unused).toEqual([]);
});
