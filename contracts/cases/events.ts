import { z } from 'zod';
import { eventReader } from '../revisions/event-reader.ts';
import {
  caseContentSchema,
  caseIdSchema,
  caseNoteSchema,
  caseReasonSchema,
  holdIdSchema,
  holdTermsSchema,
  keptSchema,
} from './case.ts';

const ofCase = z.object({ caseId: caseIdSchema });
const ofHold = ofCase.extend({ holdId: holdIdSchema });

/** The events of all cases of auditors, in one stream. */
export const caseEventSchemas = {
  /** An auditor saved a question for the first time. */
  CaseOpened: ofCase.extend({ content: caseContentSchema }),
  /** The question has another revision. */
  CaseSaved: ofCase.extend({ revision: z.number().int().min(2), content: caseContentSchema }),
  CaseNoted: ofCase.extend({ note: caseNoteSchema }),
  /** The question is answered; its holds have ended before. */
  CaseClosed: ofCase.extend({ reason: caseReasonSchema }),
  CaseReopened: ofCase.extend({ reason: caseReasonSchema }),
  /** From here on nothing that it names is erased or redacted, until the day it names. */
  HoldPlaced: ofHold.extend({
    ...holdTermsSchema.shape,
    kept: z.array(keptSchema).min(1).max(200),
  }),
  /** What only this hold kept is erased, if that was requested. */
  HoldEnded: ofHold.extend({ reason: caseReasonSchema }),
} as const;

export const caseEvents = eventReader(caseEventSchemas);
export type CaseEvent = ReturnType<(typeof caseEvents)['read']>;

export const caseStreamPrefix = 'case-';
/** The only stream. */
export const caseStreamId = 'all';
export const caseStream = `${caseStreamPrefix}${caseStreamId}`;
export const caseEventVersion = 1;
