import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { describe, expect, it } from 'vitest';
import { after, given, outcomeOf, pageId, parentId } from '../testing/builders.ts';
import { decideAlign } from './decide.ts';

const contentId = pageId;
const translation: ContentEvent = {
  ...given.created,
  data: { ...given.created.data, translationGroup: parentId },
};
const align = { type: 'align-translation', contentId, original: parentId, version: 3 } as const;
const aligned = (version: number, original = parentId): ContentEvent => ({
  type: 'TranslationAligned',
  data: { contentId, original, version },
});

describe('Aligning a translation', () => {
  it('names the version of the original that it says', () => {
    expect(outcomeOf(decideAlign(align, after(translation)))).toEqual([aligned(3)]);
  });

  it('is recorded once for each version, an earlier one included', () => {
    const state = after(translation, aligned(3));
    expect(outcomeOf(decideAlign(align, state))).toEqual([]);
    expect(outcomeOf(decideAlign({ ...align, version: 2 }, state))).toEqual([aligned(2)]);
  });

  it('counts for one original only', () => {
    const state = after(translation, aligned(3, pageId));
    expect(outcomeOf(decideAlign(align, state))).toEqual([aligned(3)]);
  });

  it('is refused for an original, for a translation of another one, and for what does not exist', () => {
    const others = { ...align, original: pageId };
    expect([
      outcomeOf(decideAlign(others, after(given.created))),
      outcomeOf(decideAlign(others, after(translation))),
      outcomeOf(decideAlign(align, after(translation, given.deleted))),
      outcomeOf(decideAlign(align, after())),
    ]).toEqual(['not-a-translation', 'not-a-translation', 'content-deleted', 'content-not-found']);
  });
});
