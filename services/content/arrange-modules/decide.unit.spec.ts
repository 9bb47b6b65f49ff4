import { describe, expect, it } from 'vitest';
import { after, given, m1, m2, m3, outcomeOf, pageId } from '../testing/builders.ts';
import { decideArrangeModules } from './decide.ts';

const arrange = (...order: (typeof m1)[]) =>
  ({ type: 'arrange-modules', contentId: pageId, order }) as const;
const state = after(
  given.created,
  given.added(m1),
  given.added(m2),
  given.added(m3),
  given.deletedModule(m3),
);

describe('Arranging modules', () => {
  it('puts them in the given order', () => {
    expect(outcomeOf(decideArrangeModules(arrange(m2, m1), state))).toEqual([
      { type: 'ModulesArranged', data: { contentId: pageId, order: [m2, m1] } },
    ]);
  });

  it('changes nothing when they are already in that order', () => {
    expect(outcomeOf(decideArrangeModules(arrange(m1, m2), state))).toEqual([]);
  });

  it.each([
    ['leaves one out', [m1]],
    ['names one twice', [m1, m1]],
    ['names one twice and all', [m1, m2, m2]],
    ['names all but one, and one twice', [m2, m2]],
    ['names a deleted one', [m1, m2, m3]],
    ['names a deleted one instead', [m1, m3]],
    ['is empty', []],
  ])('is refused when the order %s', (_case, order) => {
    expect(decideArrangeModules(arrange(...order), state)).toMatchObject({
      refusals: [{ code: 'modules-do-not-match', path: ['order'] }],
    });
  });

  it('activates modules in the same step, each of which was saved', () => {
    const saved = after(
      given.created,
      ...[m1, m2, m3].flatMap((id) => [given.added(id), given.saved(id)]),
      given.activated(m2),
    );
    const command = { ...arrange(m1, m2, m3), activate: [m1, m2, m3] };
    expect(outcomeOf(decideArrangeModules(command, saved))).toEqual([
      given.activated(m1),
      given.activated(m3),
    ]);
    const early = { ...arrange(m1, m2), activate: [m1] };
    expect(outcomeOf(decideArrangeModules(early, state))).toBe('module-never-saved');
  });

  it('is refused on a page that does not exist', () => {
    expect(outcomeOf(decideArrangeModules(arrange(m1), after()))).toBe('content-not-found');
  });
});
