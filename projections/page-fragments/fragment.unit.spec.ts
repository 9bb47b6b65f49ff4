import { defaultPageDetails } from '@parvis/contracts/content/details.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { expect, test } from 'vitest';
import { contentId, moduleId } from '../engine/testing/content-history.ts';
import { type Fragment, tagsOfChange } from './fragment.ts';

const [page, parent, group] = [contentId(1), contentId(2), contentId(3)];

const fragment: Fragment = {
  id: page,
  created: positionFrom(1n),
  locale: 'fr',
  path: '/a/b/c',
  home: false,
  parentId: parent,
  ancestors: [contentId(4), parent],
  title: 'Titre',
  summary: null,
  translationGroup: group,
  modules: [],
  details: defaultPageDetails,
};

const own = `content:${page}`;
const [inParent, inGroup] = [`children:${parent}`, `translations:${group}`];
const inLists = 'list:page';
const deep = {};
const top = { ancestors: [], parentId: null, path: '/c' };

test.each<[string, Partial<Fragment>, Partial<Fragment>, string[]]>([
  ['nothing', deep, {}, []],
  ['its modules', deep, { modules: [{ id: moduleId(page, 0), revision: 2 }] }, [own]],
  ['its title', deep, { title: 'Autre' }, [own, inLists, inParent]],
  ['its title, in the menu', top, { ...top, title: 'Autre' }, [own, inLists, 'menu:main:fr']],
  ['its order', deep, { details: { ...defaultPageDetails, order: 1 } }, [own, inLists, inParent]],
  [
    'its picture',
    deep,
    { details: { ...defaultPageDetails, imageId: mediaIdSchema.parse('image0000001') } },
    [own, inLists, inParent],
  ],
  [
    'its address',
    deep,
    { path: '/a/b/d' },
    [own, 'path:/a/b/c', 'path:/a/b/d', inGroup, inLists, inParent],
  ],
  ['its group', deep, { translationGroup: page }, [own, inGroup, `translations:${page}`]],
])('a change of %s affects the pages that show it', (_, before, after, expected) => {
  const tags = tagsOfChange({ ...fragment, ...before }, { ...fragment, ...after });
  const always = expected.length > 0 ? ['map:content'] : [];
  expect([...new Set(tags)].sort()).toEqual([...expected, ...always].toSorted());
});

test('appearing and disappearing affect the address, the lists and the translations', () => {
  const expected = [own, 'map:content', 'path:/a/b/c', inGroup, inLists, inParent];
  expect(tagsOfChange(undefined, fragment)).toEqual(expected);
  expect(tagsOfChange(fragment, undefined)).toEqual(expected);
  expect(tagsOfChange(undefined, undefined)).toEqual([]);
});
