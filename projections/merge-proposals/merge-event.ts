import {
  type TranslationEvent,
  translationEventSchemas,
} from '@parvis/contracts/content/translation-events.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { z } from 'zod';

const schemas = z.discriminatedUnion('type', [
  z.object({ type: z.literal('MergeProposed'), data: translationEventSchemas.MergeProposed }),
  z.object({ type: z.literal('MergeAccepted'), data: translationEventSchemas.MergeAccepted }),
  z.object({ type: z.literal('MergeDeclined'), data: translationEventSchemas.MergeDeclined }),
]);

/** Reads an event of a proposal's stream. @throws ZodError when the record is not such an event */
export function parseMergeEvent(recorded: RecordedEvent): TranslationEvent {
  return schemas.parse(recorded);
}
