import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { describe, expect, it } from 'vitest';
import { after, given, outcomeOf, pageId } from '../testing/builders.ts';
import { decideAssignReview } from './decide.ts';

const contentId = pageId;
const both = { owner: 'ann', reviewOn: '2026-09-01' } as const;
const none = { owner: null, reviewOn: null } as const;
const assign = { type: 'assign-review', contentId, ...both } as const;
const assigned = (review: typeof both | typeof none | { owner: string; reviewOn: null }) =>
  ({ type: 'ReviewAssigned', data: { contentId, ...review } }) satisfies ContentEvent;

describe('The owner and the review of an item', () => {
  it('are set at once', () => {
    expect(outcomeOf(decideAssignReview(assign, after(given.created)))).toEqual([assigned(both)]);
  });

  it('are replaced by what is set later, which may lack either', () => {
    const state = after(given.created, assigned(both));
    const withoutDay = { owner: 'ann', reviewOn: null } as const;
    expect([
      outcomeOf(decideAssignReview({ ...assign, ...withoutDay }, state)),
      outcomeOf(decideAssignReview({ ...assign, ...none }, state)),
    ]).toEqual([[assigned(withoutDay)], [assigned(none)]]);
  });

  it('are not recorded again when they are set already', () => {
    const state = after(given.created, assigned(both));
    expect(outcomeOf(decideAssignReview(assign, state))).toEqual([]);
    expect(outcomeOf(decideAssignReview({ ...assign, ...none }, after(given.created)))).toEqual([]);
  });

  it('change neither the draft nor what is public', () => {
    const published = [given.created, given.published()] as const;
    expect(after(...published, assigned(both))).toEqual({ ...after(...published), review: both });
  });

  it('are refused for what is deleted or does not exist', () => {
    expect([
      outcomeOf(decideAssignReview(assign, after(given.created, given.deleted))),
      outcomeOf(decideAssignReview(assign, after())),
    ]).toEqual(['content-deleted', 'content-not-found']);
  });
});
