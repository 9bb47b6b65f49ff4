import type { EventLog } from '@parvis/contracts/log/event-log.ts';

/** What readers need of the log. */
export type ReadableLog = Pick<EventLog, 'readAll' | 'readStream' | 'head'>;
