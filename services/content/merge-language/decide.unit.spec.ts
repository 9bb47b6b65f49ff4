import { type ContentId, contentIdSchema } from '@parvis/contracts/content/ids.ts';
import type { TranslationEvent } from '@parvis/contracts/content/translation-events.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { describe, expect, it } from 'vitest';
import { after, given, outcomeOf, pageId, parentId } from '../testing/builders.ts';
import { decideJoinTranslationGroup } from './decide-join.ts';
import {
  decideMerge,
  evolveProposal,
  type MergeCommand,
  type ProposalSide,
  type ProposalState,
} from './decide-merge.ts';

const proposalId = contentIdSchema.parse('proposal0001');
const side = (contentId: ContentId, locale: Locale): ProposalSide => ({
  contentId,
  kind: 'page',
  locale,
  translationGroup: contentId,
  headerRevision: 1,
  members: [{ contentId, locale }],
});
const source = side(pageId, 'fr');
const target = side(parentId, 'en');
const propose = { type: 'propose', proposalId, source, target } as const;
const acceptIt = { type: 'accept', proposalId, source, target } as const;
const decline = { type: 'decline', proposalId } as const;

const proposed: TranslationEvent = {
  type: 'MergeProposed',
  data: {
    proposalId,
    source: { contentId: pageId, translationGroup: pageId, headerRevision: 1 },
    target: { contentId: parentId, translationGroup: parentId, headerRevision: 1 },
  },
};
const accepted: TranslationEvent = {
  type: 'MergeAccepted',
  data: { proposalId, translationGroup: pageId, joining: [parentId] },
};
const declined: TranslationEvent = { type: 'MergeDeclined', data: { proposalId } };

function outcome(command: MergeCommand, ...events: TranslationEvent[]) {
  const state = events.reduce<ProposalState>(evolveProposal, { kind: 'none' });
  const decided = decideMerge(command, state);
  return decided.ok ? decided.value : decided.refusals[0].code;
}

describe('A merge-language proposal', () => {
  it('is created, accepted for every item of the target’s group, or declined', () => {
    expect(outcome(propose)).toEqual([proposed]);
    expect(outcome(acceptIt, proposed)).toEqual([accepted]);
    expect(outcome(decline, proposed)).toEqual([declined]);
    expect(outcome(propose, proposed, declined)).toEqual([proposed]);
    expect(outcome(acceptIt, proposed, declined, proposed)).toEqual([accepted]);
  });

  it.each<[string, MergeCommand, TranslationEvent[]]>([
    ['proposed', propose, [proposed]],
    ['accepted', acceptIt, [proposed, accepted]],
    ['declined', decline, [proposed, declined]],
    ['accepted, and proposed again before any item joined', propose, [proposed, accepted]],
  ])('changes nothing when it is already %s', (_case, command, events) => {
    expect(outcome(command, ...events)).toEqual([]);
  });

  const claimed = { ...source, members: [...source.members, ...target.members] };

  it('can be accepted again after an interruption that occurred after the claims were taken', () => {
    expect(outcome({ ...acceptIt, source: claimed }, proposed)).toEqual([accepted]);
    expect(outcome({ ...propose, source: claimed }, proposed)).toEqual([]);
  });

  const sameGroup = { ...target, translationGroup: pageId };
  const inAllLanguages = {
    ...source,
    members: [...source.members, { contentId: proposalId, locale: 'en' }],
  };
  it.each<[string, MergeCommand, TranslationEvent[], string]>([
    [
      'between two items of one language',
      { ...propose, target: side(parentId, 'fr') },
      [],
      'proposal-same-locale',
    ],
    ['between two kinds', { ...propose, target: { ...target, kind: 'news' } }, [], 'invalid'],
    ['between translations', { ...propose, target: sameGroup }, [], 'already-translations'],
    [
      'when the group has the language',
      { ...propose, source: inAllLanguages },
      [],
      'translation-exists',
    ],
    [
      'when the language was added since',
      { ...acceptIt, source: inAllLanguages },
      [proposed],
      'translation-exists',
    ],
    [
      'again when the language was added since',
      { ...propose, source: inAllLanguages },
      [proposed],
      'translation-exists',
    ],
    ['to accept a declined one', acceptIt, [proposed, declined], 'proposal-settled'],
    ['to decline an accepted one', decline, [proposed, accepted], 'proposal-settled'],
    ['to accept one that does not exist', acceptIt, [], 'proposal-not-found'],
    ['to decline one that does not exist', decline, [], 'proposal-not-found'],
  ])('is refused %s', (_case, command, events, code) => {
    expect(outcome(command, ...events)).toBe(code);
  });
});

describe('A refused proposal', () => {
  it('names the field to change, or the language that the group has already', () => {
    const refusal = (change: Partial<ProposalSide>) =>
      decideMerge({ ...propose, target: { ...target, ...change } }, { kind: 'none' });
    expect(refusal({ locale: 'fr' })).toMatchObject({ refusals: [{ path: ['targetId'] }] });
    expect(refusal({ kind: 'news' })).toMatchObject({
      refusals: [{ path: ['targetId'], params: { reason: 'unknown-value' } }],
    });
    expect(refusal({ members: [{ contentId: parentId, locale: 'fr' }] })).toMatchObject({
      refusals: [{ code: 'translation-exists', params: { locale: 'fr' } }],
    });
  });
});

describe('The stream of a proposal', () => {
  it('tells its items, and what was decided', () => {
    const sides = { sourceId: pageId, targetId: parentId };
    const state = (...events: TranslationEvent[]) =>
      events.reduce<ProposalState>(evolveProposal, { kind: 'none' });
    expect(state(proposed)).toEqual({ kind: 'proposed', ...sides });
    expect(state(proposed, declined)).toEqual({ kind: 'declined', ...sides });
    const joined = { translationGroup: pageId, joining: [parentId] };
    expect(state(proposed, accepted)).toEqual({ kind: 'accepted', ...sides, ...joined });
    expect(() => state(declined)).toThrow('MergeDeclined occurred before MergeProposed');
  });
});

describe('Joining a translation group', () => {
  const join = {
    type: 'join-translation-group',
    contentId: pageId,
    translationGroup: parentId,
  } as const;

  it('is recorded once', () => {
    const joined = {
      type: 'TranslationGroupJoined',
      data: { contentId: pageId, translationGroup: parentId },
    } as const;
    expect(outcomeOf(decideJoinTranslationGroup(join, after(given.created)))).toEqual([joined]);
    expect(outcomeOf(decideJoinTranslationGroup(join, after(given.created, joined)))).toEqual([]);
  });

  it('names the proposal that led to it', () => {
    const data = { contentId: pageId, translationGroup: parentId, proposalId };
    expect(
      outcomeOf(decideJoinTranslationGroup({ ...join, proposalId }, after(given.created))),
    ).toEqual([{ type: 'TranslationGroupJoined', data }]);
  });

  it('is refused for a deleted item', () => {
    expect(outcomeOf(decideJoinTranslationGroup(join, after(given.created, given.deleted)))).toBe(
      'content-deleted',
    );
  });
});
