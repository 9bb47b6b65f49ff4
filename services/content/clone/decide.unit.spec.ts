import { maxSlugLength } from '@parvis/contracts/content/header.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { describe, expect, it } from 'vitest';
import {
  after,
  given,
  header,
  m1,
  m2,
  m3,
  outcomeOf,
  pageId,
  statement,
  typesOf,
} from '../testing/builders.ts';
import { cloneHeader } from './clone-header.ts';
import { decideCloneModule, decideCopyModules } from './decide.ts';

const clone = { type: 'clone-module', contentId: pageId, moduleId: m1, cloneId: m3 } as const;
const two = [
  given.created,
  given.added(m1),
  given.saved(m1),
  given.activated(m1),
  given.added(m2),
] as const;

describe('Cloning a module', () => {
  it('puts a saved, inactive copy right after the original', () => {
    expect(outcomeOf(decideCloneModule(clone, after(...two)))).toEqual([
      given.added(m3),
      given.saved(m3),
      { type: 'ModulesArranged', data: { contentId: pageId, order: [m1, m3, m2] } },
    ]);
  });

  it('leaves the order alone when the original is the last, and saves nothing when the original was never saved', () => {
    expect(outcomeOf(decideCloneModule({ ...clone, moduleId: m2 }, after(...two)))).toEqual([
      { ...given.added(m3) },
    ]);
  });

  it('is refused when the original is deleted or does not exist', () => {
    expect([
      outcomeOf(decideCloneModule(clone, after(...two, given.deletedModule(m1)))),
      outcomeOf(decideCloneModule(clone, after(given.created))),
    ]).toEqual(['module-deleted', 'module-not-found']);
  });
});

describe('Cloning a module under an id that the page has already', () => {
  it.each([
    ['present', [given.added(m3)]],
    ['deleted', [given.added(m3), given.deletedModule(m3)]],
  ])('is refused, so that another id is tried, when that module is %s', (_state, events) => {
    expect(outcomeOf(decideCloneModule(clone, after(...two, ...events)))).toBe('too-busy');
  });
});

describe('Copying modules into a clone', () => {
  const copies = [
    { moduleId: m1, moduleType: 'statement', content: statement('Un'), active: true },
    { moduleId: m2, moduleType: 'statement', content: statement('Deux'), active: false },
    { moduleId: m3, moduleType: 'statement', active: false },
  ] as const;
  const copy = { type: 'copy-modules', contentId: pageId, modules: copies } as const;

  it('keeps active modules active and unsaved ones unsaved', () => {
    const saved = (moduleId: ModuleId, words: string) => ({
      type: 'ModuleSaved',
      data: { contentId: pageId, moduleId, revision: 1, content: statement(words) },
    });
    expect(outcomeOf(decideCopyModules(copy, after(given.created)))).toEqual([
      given.added(m1),
      saved(m1, 'Un'),
      given.activated(m1),
      given.added(m2),
      saved(m2, 'Deux'),
      given.added(m3),
    ]);
  });

  it('skips the modules that the clone already has', () => {
    const begun = after(given.created, given.added(m1), given.deletedModule(m1), given.added(m2));
    expect(typesOf(decideCopyModules(copy, begun))).toEqual(['ModuleAdded']);
  });

  it('is refused when the clone was deleted meanwhile', () => {
    const gone = after(given.created, given.deleted);
    expect(outcomeOf(decideCopyModules(copy, gone))).toBe('content-deleted');
  });
});

describe('The slug of a copy', () => {
  it.each([
    ['fr', 'groupe', 1, 'groupe-copie'],
    ['en', 'group', 1, 'group-copy'],
    ['fr', 'groupe', 3, 'groupe-copie-3'],
    ['fr', '', 1, 'copie'],
  ] as const)('in %s of “%s” at attempt %i is “%s”', (locale, slug, attempt, expected) => {
    expect(cloneHeader({ ...header, slug }, locale, attempt).slug).toBe(expected);
  });

  it('stays within the maximum length', () => {
    const long = `${'a'.repeat(maxSlugLength - 7)}-bcdefg`;
    const { slug } = cloneHeader({ ...header, slug: long }, 'fr', 1);
    expect(slug).toBe(`${'a'.repeat(maxSlugLength - 7)}-copie`);
  });
});
