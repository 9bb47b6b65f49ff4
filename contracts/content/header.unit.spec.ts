import { describe, expect, test } from 'vitest';
import { contentPath } from './content-path.ts';
import {
  contentHeaderSchema,
  fieldsOf,
  headerOfKind,
  headerSchemas,
  parentIdOf,
  titleOf,
} from './header.ts';
import type { ContentKind } from './kinds.ts';

const parentId = 'k3f9a1b2c3d4';
const news = { title: 'Un titre', slug: 'un-titre', nature: 'article', publishedOn: '2026-02-12' };
const event = { ...news, nature: 'event', eventStart: '2026-03-01T09:00:00Z' };
const person = { firstName: 'Ada', lastName: 'Morel', slug: 'ada-morel', role: 'Directrice' };
const titled = { title: 'Un titre', slug: 'un-titre' };

function refusedFields(kind: ContentKind, fields: object): readonly string[] {
  const issues = headerSchemas[kind].safeParse(fields).error?.issues ?? [];
  return issues.map(({ path }) => path.join('.'));
}

describe('The header of', () => {
  test.each<[ContentKind, object]>([
    ['chapter', { ...titled, parentId, order: 3 }],
    ['focus', { ...titled, live: true, summary: 'En bref' }],
    ['news', { ...news, category: 'finance', countries: ['france'] }],
    ['news', { ...event, eventEnd: '2026-03-01T09:00:00Z' }],
    ['page', { ...titled, slug: '', imageId: parentId }],
    [
      'personality',
      { ...person, socialLinks: [{ network: 'LinkedIn', url: 'https://x.example' }] },
    ],
  ])('a %s keeps its kind and every field sent', (kind, fields) => {
    const header = headerOfKind(kind, headerSchemas[kind].parse(fields));
    expect(header).toMatchObject({ kind, ...fields });
    expect(contentHeaderSchema.parse(header)).toEqual(header);
    expect(fieldsOf(header)).not.toHaveProperty('kind');
  });

  test.each<[ContentKind, string, object]>([
    ['chapter', 'title', { ...titled, title: '\u202e\u200b' }],
    ['focus', 'title', { ...titled, title: ' \u200b\u2060\ufeff\u3164\u2800 ' }],
    ['news', 'title', { ...news, title: 'Un \u202etitre' }],
    ['page', 'title', { ...titled, title: 'Un \u2066titre' }],
    ['page', 'title', { ...titled, title: 'Un\u0007 titre' }],
    ['page', 'title', { ...titled, title: '\r\n' }],
    ['page', 'title', { ...titled, title: 'Un\r\ntitre' }],
    ['chapter', 'title', { ...titled, title: 'Un\u2028titre' }],
    ['personality', 'role', { ...person, role: 'Directrice\ngénérale' }],
    ['personality', 'lastName', { ...person, lastName: '\u200f' }],
    ['chapter', 'slug', { ...titled, slug: '' }],
    ['chapter', 'order', { ...titled, order: -1 }],
    ['focus', 'slug', { ...titled, slug: '' }],
    ['focus', 'live', { ...titled, live: 'yes' }],
    ['news', 'nature', { ...news, nature: 'rumour' }],
    ['news', 'publishedOn', { ...news, publishedOn: '2026-02-30' }],
    ['news', 'publishedOn', { ...news, publishedOn: '12/02/2026' }],
    ['news', 'slug', { ...news, slug: '2026' }],
    ['news', 'category', { ...news, category: 'Deux mots' }],
    ['news', 'countries.0', { ...news, countries: ['2026'] }],
    ['news', 'eventStart', { ...news, nature: 'event' }],
    ['news', 'eventStart', { ...event, nature: 'article' }],
    ['news', 'eventEnd', { ...event, eventEnd: '2026-02-01T09:00:00Z' }],
    ['news', 'pressContact.email', { ...news, pressContact: { name: 'A', email: 'nobody' } }],
    ['page', 'slug', { ...titled, slug: '', parentId }],
    ['page', 'imageId', { ...titled, imageId: 'x' }],
    ['personality', 'firstName', { ...person, firstName: ' ' }],
    [
      'personality',
      'socialLinks.0.url',
      { ...person, socialLinks: [{ network: 'X', url: 'javascript:1' }] },
    ],
  ])('a %s with an invalid %s is refused', (kind, field, fields) => {
    expect(refusedFields(kind, fields)).toContain(field);
  });
});

test.each([
  [' \r\n Un titre\t long\n', 'Un titre long'],
  ['Qui sommes-nous\u202f?', 'Qui sommes-nous\u202f?'],
  ['1 % ♥', '1 % ♥'],
])('the title %j is kept as %j', (sent, kept) => {
  expect(headerSchemas.page.parse({ ...titled, title: sent }).title).toBe(kept);
});

test('a title saved before the allowed characters were restricted can still be read', () => {
  const saved = { ...titled, kind: 'page', title: 'Un \u202etitre' };
  expect(contentHeaderSchema.parse(saved)).toMatchObject(saved);
});

test('the title of a person is their name', () => {
  expect(titleOf(headerOfKind('personality', person))).toBe('Ada Morel');
  expect(titleOf(headerOfKind('news', news))).toBe('Un titre');
});

test('only pages and chapters have a parent', () => {
  expect(parentIdOf(headerOfKind('page', { ...titled, parentId }))).toBe(parentId);
  expect(parentIdOf(headerOfKind('news', { ...news, parentId }))).toBeUndefined();
});

test.each<[ContentKind, string, string]>([
  ['chapter', '/groupe/conseil', '/en/groupe/conseil'],
  ['page', '/groupe/conseil', '/en/groupe/conseil'],
  ['focus', '/focus/conseil', '/en/focus/conseil'],
  ['news', '/actualite/conseil', '/en/news/conseil'],
  ['personality', '/groupe/gouvernance/conseil', '/en/group/governance/conseil'],
])('the address of a %s is %s in French and %s in English', (kind, fr, en) => {
  const slugs = ['', 'groupe', 'conseil'];
  expect([contentPath(kind, 'fr', slugs), contentPath(kind, 'en', slugs)]).toEqual([fr, en]);
});
