import { z } from 'zod';

/** The state of a report, derived from the days on which its officers took each step. */
export const reportStates = ['received', 'acknowledged', 'answered', 'closed'] as const;
export const reportStateSchema = z.enum(reportStates);
export type ReportState = z.infer<typeof reportStateSchema>;

/** The steps that officers take with a report. `reopen` reverses `close`. */
export const reportStepSchema = z.enum(['acknowledge', 'answer', 'close', 'reopen']);
export type ReportStep = z.infer<typeof reportStepSchema>;

/**
 * The officers' obligations to the reporter: to confirm receipt within seven days, and to reply
 * within three months.
 */
export const dueSchema = z.enum(['acknowledgement', 'answer']);
