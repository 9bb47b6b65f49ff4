import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const rooms = ['contracts', 'projections', 'services', 'web', 'ops'];
const pages = ['README.md', 'GLOSSARY.md'];

/**
 * Words of ordinary speech that replaced the field's terms: requested, notified, without
 * confirmation.
 */
const avoided = /\b(asked|told|unasked|affairs?)\b|[a-z](Asked|Told)\b|\b(asked|told)[A-Z]/i;

/**
 * The files in which people read them as ordinary speech: messages, mails, invented and foreign
 * texts.
 */
const ordinarySpeech = [
  /^contracts\/messages\/(en|fr)\//,
  /^services\/content-import\/testing\//,
  /^ops\/demo\/estuaire\//,
  /^ops\/check\/plain-words\.unit\.spec\.ts$/,
  // “Chargé d’affaires” is an occupation.
  /^contracts\/careers\/offer-path\.unit\.spec\.ts$/,
  /^services\/accounts\/links\/link-mail\.ts$/,
  /^services\/alerts\/mails\/alert-words\.ts$/,
  /^services\/digests\/lapse\/dormant-mail\.ts$/,
  /^services\/own-data\/own-data-mail\.ts$/,
];

function filesIn(folder: string): readonly string[] {
  return readdirSync(new URL(`${folder}/`, root), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path);
    return /\.(tsx?|mjs|css|md|json)$/.test(path) ? [path] : [];
  });
}

test('code and documents use the field’s terms, not words of ordinary speech', () => {
  const found = [...rooms.flatMap(filesIn), ...pages]
    .filter((path) => !ordinarySpeech.some((exception) => exception.test(path)))
    .flatMap((path) => {
      const lines = readFileSync(new URL(path, root), 'utf8').split('\n');
      return lines.flatMap((line, at) => (avoided.test(line) ? [`${path}:${at + 1}`] : []));
    });
  expect(found).toEqual([]);
});

/** What holds for two languages only, where the product has a list of them. */
const ofTwo = /\b(the other language|(both|either) languages?|bilingual|other(Locale|Language))\b/i;

test('nothing in the product speaks of another language as of the only one', () => {
  const found = ['contracts', 'projections', 'services', 'web']
    .flatMap(filesIn)
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const lines = readFileSync(new URL(path, root), 'utf8').split('\n');
      return lines.flatMap((line, at) => (ofTwo.test(line) ? [`${path}:${at + 1}`] : []));
    });
  expect(found).toEqual([]);
});
