import type { MenuEntry, MenuLink } from '@parvis/contracts/menus/menu.ts';
import { describe, expect, it } from 'vitest';
import { decideMenu } from './decide.ts';
import {
  after,
  deleted,
  entry,
  mainMenu,
  menuId,
  known as page,
  saved,
  unknown,
} from './testing/builders.ts';

const known = new Set([page]);
const about = entry('Le groupe');
const jobs = entry('Nos métiers');
const leading = (link: MenuLink): MenuEntry => ({ label: 'Ailleurs', link, children: [] });

describe('Creating a menu', () => {
  const command = { type: 'create', id: menuId, content: mainMenu(about) } as const;

  it('saves its first revision', () => {
    expect(decideMenu(command, after(), known)).toEqual({ ok: true, value: [saved(1, about)] });
  });

  it('is refused when there is already one with this name and language', () => {
    expect(decideMenu(command, after(saved(1, jobs)), known)).toMatchObject({
      refusals: [{ code: 'menu-exists', path: ['name'] }],
    });
  });

  it('restores a deleted menu with a new revision', () => {
    const decided = decideMenu(command, after(saved(1, jobs), deleted), known);
    expect(decided).toEqual({ ok: true, value: [saved(2, about)] });
  });
});

describe('Saving a menu', () => {
  const save = (...entries: MenuEntry[]) =>
    ({ type: 'save', id: menuId, expectedRevision: 1, changes: { entries } }) as const;

  it('stores all of it as a new revision', () => {
    const deep = entry('Un', entry('Deux', entry('Trois')));
    const decided = decideMenu(save(deep, jobs), after(saved(1, about)), known);
    expect(decided).toEqual({ ok: true, value: [saved(2, deep, jobs)] });
  });

  it('is refused over a newer revision, stating who saved it and when', () => {
    expect(decideMenu(save(), after(saved(1, about), saved(2, jobs)), known)).toMatchObject({
      refusals: [{ code: 'stale-revision', params: { by: 'ann', revision: 2 } }],
    });
  });

  it('is refused beyond three levels, naming the entry', () => {
    const deep = entry('Un', entry('Deux', entry('Trois', entry('Quatre'))));
    expect(decideMenu(save(about, deep), after(saved(1)), known)).toEqual({
      ok: false,
      refusals: [
        {
          code: 'menu-too-deep',
          path: ['entries', 1, 'children', 0, 'children', 0, 'children', 0],
          params: { maximum: 3 },
        },
      ],
    });
  });

  it('is refused, naming every link to content that does not exist', () => {
    const links = [page, unknown].map((contentId) => leading({ kind: 'content', contentId }));
    const decided = decideMenu(save(...links, entry('Un', ...links)), after(saved(1)), known);
    expect(decided).toMatchObject({
      refusals: [
        { code: 'link-content-unknown', path: ['entries', 1, 'link', 'contentId'] },
        { code: 'link-content-unknown', path: ['entries', 2, 'children', 1, 'link', 'contentId'] },
      ],
    });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    'https://user@elsewhere.example/',
    'https:elsewhere.example',
    'ftp://elsewhere.example/',
    'mailto:someone@elsewhere.example',
    '/a\nb',
    'groupe',
    '',
  ])('is refused with the link “%s”, as a path and as an address', (href) => {
    const links = [
      leading({ kind: 'path', path: href }),
      leading({ kind: 'url', url: href, newTab: true }),
    ];
    expect(decideMenu(save(...links), after(saved(1)), known)).toMatchObject({
      refusals: [
        { code: 'link-unsafe', path: ['entries', 0, 'link', 'path'] },
        { code: 'link-unsafe', path: ['entries', 1, 'link', 'url'] },
      ],
    });
  });

  it.each<[string, MenuLink]>([
    ['a path', { kind: 'path', path: '/groupe?x=1#y' }],
    ['an address', { kind: 'url', url: 'https://elsewhere.example:8443/a?b#c', newTab: true }],
    ['a host alone', { kind: 'url', url: 'http://elsewhere.example', newTab: false }],
  ])('accepts %s', (_kind, link) => {
    expect(decideMenu(save(leading(link)), after(saved(1)), known).ok).toBe(true);
  });
});

describe('Restoring a menu', () => {
  const content = mainMenu(about);
  const restore = (earlier: number, expectedRevision: number) =>
    ({ type: 'restore', id: menuId, expectedRevision, restored: earlier, content }) as const;
  const restored = (revision: number) => ({
    type: 'MenuRestored',
    data: { menuId, revision, restored: 1, menu: content },
  });

  it('makes the earlier revision the newest', () => {
    const decided = decideMenu(restore(1, 2), after(saved(1, about), saved(2, jobs)), known);
    expect(decided).toEqual({ ok: true, value: [restored(3)] });
  });

  it('restores a deleted menu', () => {
    const state = after(saved(1, about), deleted);
    expect(decideMenu(restore(1, 1), state, known)).toEqual({ ok: true, value: [restored(2)] });
  });

  it('is refused when the menu never existed', () => {
    expect(decideMenu(restore(1, 1), after(), known)).toMatchObject({
      refusals: [{ code: 'menu-not-found' }],
    });
  });

  it('is refused for a revision that never existed', () => {
    expect(decideMenu(restore(2, 1), after(saved(1, about)), known)).toMatchObject({
      refusals: [{ code: 'revision-not-found', path: ['revision'] }],
    });
  });
});

describe('Restoring a menu that cannot be restored unchanged', () => {
  const restore = {
    type: 'restore',
    id: menuId,
    expectedRevision: 1,
    restored: 1,
    content: mainMenu(leading({ kind: 'content', contentId: unknown })),
  } as const;

  it('is refused when it links to content that no longer exists', () => {
    expect(decideMenu(restore, after(saved(1, about)), known)).toMatchObject({
      refusals: [{ code: 'link-content-unknown', path: ['entries', 0, 'link', 'contentId'] }],
    });
  });

  it('is refused over a revision that its author never saw', () => {
    const stale = { ...restore, content: mainMenu(about) };
    expect(decideMenu(stale, after(saved(1, about), saved(2, jobs)), known)).toMatchObject({
      refusals: [{ code: 'stale-revision' }],
    });
  });
});

describe('Deleting a menu', () => {
  const command = { type: 'delete', id: menuId } as const;

  it('appends a separate event', () => {
    const decided = decideMenu(command, after(saved(1, about)), known);
    expect(decided).toEqual({ ok: true, value: [deleted] });
  });

  it('is refused when its author saw another revision', () => {
    const decided = decideMenu({ ...command, expectedRevision: 4 }, after(saved(1)), known);
    expect(decided).toMatchObject({ refusals: [{ code: 'stale-revision' }] });
  });
});

describe.each([
  ['Saving', { type: 'save', id: menuId, expectedRevision: 1, changes: {} }],
  ['Deleting', { type: 'delete', id: menuId }],
] as const)('%s a menu', (_type, command) => {
  it('is refused when the menu never existed or is deleted', () => {
    expect(decideMenu(command, after(), known)).toMatchObject({
      refusals: [{ code: 'menu-not-found' }],
    });
    expect(decideMenu(command, after(saved(1), deleted), known)).toMatchObject({
      refusals: [{ code: 'menu-deleted' }],
    });
  });
});
