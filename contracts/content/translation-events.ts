import { z } from 'zod';
import { contentIdSchema } from './ids.ts';

/** One side of a proposal: the item, its group, and its header's revision when it was proposed. */
const side = z.object({
  contentId: contentIdSchema,
  translationGroup: contentIdSchema,
  headerRevision: z.number().int().min(1),
});

/** The events of one merge-language proposal (`translation-{proposalId}`). */
export const translationEventSchemas = {
  /** Somebody proposed to link two items as translations, or again after it was declined. */
  MergeProposed: z.object({ proposalId: contentIdSchema, source: side, target: side }),
  /** The groups were merged: every member of the target's group joins the source's. */
  MergeAccepted: z.object({
    proposalId: contentIdSchema,
    translationGroup: contentIdSchema,
    joining: z.array(contentIdSchema),
  }),
  /** The items are not translations; the pair can be proposed again. */
  MergeDeclined: z.object({ proposalId: contentIdSchema }),
} as const;

export type TranslationEventType = keyof typeof translationEventSchemas;
export type TranslationEvent = {
  [T in TranslationEventType]: {
    readonly type: T;
    readonly data: z.infer<(typeof translationEventSchemas)[T]>;
  };
}[TranslationEventType];

export const translationStreamPrefix = 'translation-';
