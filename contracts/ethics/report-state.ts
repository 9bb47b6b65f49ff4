import { z } from 'zod';

/** How far a report is; it follows from the days on which its officers took each step. */
export const reportStates = ['received', 'acknowledged', 'answered', 'closed'] as const;
export const reportStateSchema = z.enum(reportStates);
export type ReportState = z.infer<typeof reportStateSchema>;

/** What officers do with a report. `reopen` takes back `close`. */
export const reportStepSchema = z.enum(['acknowledge', 'answer', 'close', 'reopen']);
export type ReportStep = z.infer<typeof reportStepSchema>;

/** What officers owe the reporter: to say within seven days that the report arrived, and to answer within three months. */
export const dueSchema = z.enum(['acknowledgement', 'answer']);
