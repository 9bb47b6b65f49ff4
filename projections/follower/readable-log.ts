import type { EventLog } from '@parvis/contracts/log/event-log.ts';

/** The part of the log's port that readers need. */
export type ReadableLog = Pick<EventLog, 'readAll' | 'readStream' | 'head' | 'last'>;
