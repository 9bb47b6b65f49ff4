import type { ContentCommand } from '@parvis/contracts/content/commands.ts';
import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { type ModuleId, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { maxBytesPerItem } from '@parvis/contracts/limits/pages.ts';
import { expect, test } from 'vitest';
import { after, given, header, m1, m2, m3, pageId, text, typesOf } from '../testing/builders.ts';
import { decide } from './decide.ts';
import type { ItemState } from './item.ts';

const contentId = pageId;
const fresh = moduleIdSchema.parse(`${pageId}0004`);
const emptyBytes = Buffer.byteLength(JSON.stringify(text('e'))) - 1;

/** Returns a text module of this size as JSON: letters of two bytes, and one of one byte if it is odd. */
function textOf(bytes: number) {
  const letters = bytes - emptyBytes;
  return text('é'.repeat(letters / 2) + 'e'.repeat(letters % 2));
}

function moduleOf(moduleId: ModuleId, bytes: number): readonly ContentEvent[] {
  return [
    { type: 'ModuleAdded', data: { contentId, moduleId, type: 'text' } },
    { type: 'ModuleSaved', data: { contentId, moduleId, revision: 1, content: textOf(bytes) } },
  ];
}

const half = maxBytesPerItem / 2;

/** A page with two modules that fill it, and a deleted one as large as each of them. */
const full = after(
  given.created,
  ...moduleOf(m3, half),
  given.deletedModule(m3),
  ...moduleOf(m1, half),
  ...moduleOf(m2, half),
);

const relatedState = { place: { kind: 'root', shadowsBelow: false }, hasChildren: false } as const;
const decideOn = (state: ItemState, command: ContentCommand) =>
  decide(command, state, relatedState);

const saveOf = (moduleId: ModuleId, bytes: number, content = textOf(bytes)): ContentCommand => {
  return { type: 'save-module', contentId, moduleId, expectedRevision: 1, content };
};

const restoreOf = (bytes: number): ContentCommand => {
  const revision = { expectedRevision: 1, restored: 1, content: textOf(bytes) };
  return { type: 'restore-module', contentId, moduleId: m1, ...revision };
};

const saveAllOf = (...sizes: readonly number[]): ContentCommand => {
  const modules = sizes.map((bytes, index) => ({
    moduleId: index === 0 ? m1 : m2,
    isNew: false,
    moduleType: 'text' as const,
    content: textOf(bytes),
    active: false,
  }));
  const about = { type: 'save-with-modules', contentId, expectedRevision: 1, header } as const;
  return { ...about, modules, publish: false };
};

const addition: ContentCommand = {
  type: 'add-module',
  contentId,
  moduleId: fresh,
  moduleType: 'text',
  content: text('e'),
};

test.each<[string, ContentCommand]>([
  ['saving a module that became larger', saveOf(m1, half + 1)],
  ['restoring a larger revision', restoreOf(half + 1)],
  ['saving the page with a larger module', saveAllOf(half, half + 1)],
  ['adding a module', addition],
  ['duplicating a module', { type: 'clone-module', contentId, moduleId: m1, cloneId: fresh }],
  ['restoring a deleted module', { type: 'undelete-module', contentId, moduleId: m3 }],
])('a page has a maximum size: %s is refused when it is full', (_way, command) => {
  expect(decideOn(full, command)).toEqual({
    ok: false,
    refusals: [{ code: 'too-much-content', params: { megabytes: '2' } }],
  });
});

const allSaved = ['HeaderSaved', 'ModuleSaved', 'ModuleSaved'];
const sameSize = text('e'.repeat(half - emptyBytes));
test.each<[string, ContentCommand, readonly string[]]>([
  ['other text of the same size', saveOf(m1, half, sameSize), ['ModuleSaved']],
  ['one module grows, one shrinks', saveAllOf(half + 9, half - 9), allSaved],
  ['activation', { type: 'activate-module', contentId, moduleId: m1 }, ['ModuleActivated']],
])('a full page can change without growing: %s', (_way, command, events) => {
  expect(typesOf(decideOn(full, command))).toEqual(events);
});

test('a page can grow up to its maximum size', () => {
  const almostFull = after(given.created, ...moduleOf(m1, half - 1), ...moduleOf(m2, half));
  expect(typesOf(decideOn(almostFull, saveOf(m1, half)))).toEqual(['ModuleSaved']);
  expect(typesOf(decideOn(almostFull, saveOf(m1, half + 1)))).toEqual('too-much-content');
});

test('a page that is already too large may become smaller only', () => {
  const tooLarge = after(given.created, ...moduleOf(m1, half), ...moduleOf(m2, maxBytesPerItem));
  expect(typesOf(decideOn(tooLarge, saveOf(m2, maxBytesPerItem - 1)))).toEqual(['ModuleSaved']);
  expect(typesOf(decideOn(tooLarge, saveOf(m2, maxBytesPerItem + 1)))).toEqual('too-much-content');
});

test('the copy of a page that is too large is completed', () => {
  const content = textOf(maxBytesPerItem + 1);
  const modules = [{ moduleId: m1, moduleType: 'text', content, active: false } as const];
  const copy: ContentCommand = { type: 'copy-modules', contentId, modules };
  expect(typesOf(decideOn(after(given.created), copy))).toEqual(['ModuleAdded', 'ModuleSaved']);
});
