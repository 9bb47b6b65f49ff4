import { describe, expect, it } from 'vitest';
import {
  after,
  given,
  m1,
  outcomeOf,
  pageId,
  statement,
  text,
  typesOf,
} from '../testing/builders.ts';
import { decideAddModule } from './decide.ts';

const command = {
  type: 'add-module',
  contentId: pageId,
  moduleId: m1,
  moduleType: 'statement',
} as const;

describe('Adding a module', () => {
  it('gives it a place, without content', () => {
    expect(outcomeOf(decideAddModule(command, after(given.created)))).toEqual([given.added(m1)]);
  });

  it('saves it once when its content is given', () => {
    const decided = decideAddModule(
      { ...command, content: statement('Oser.') },
      after(given.created),
    );
    expect(typesOf(decided)).toEqual(['ModuleAdded', 'ModuleSaved']);
  });

  it('is refused with content of another type, naming the field', () => {
    const other = { ...command, content: text('Oser.') };
    expect(decideAddModule(other, after(given.created))).toMatchObject({
      refusals: [{ code: 'invalid', path: ['type'] }],
    });
  });

  it.each([
    ['an id that the page has already', command, after(given.created, given.added(m1)), 'too-busy'],
    [
      'an id that a deleted module has',
      command,
      after(given.created, given.added(m1), given.deletedModule(m1)),
      'too-busy',
    ],
    ['no page', command, after(), 'content-not-found'],
    ['a deleted page', command, after(given.created, given.deleted), 'content-deleted'],
  ])('is refused with %s', (_case, refused, state, code) => {
    expect(outcomeOf(decideAddModule(refused, state))).toBe(code);
  });
});
