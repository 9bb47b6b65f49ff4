import type { EndedImport } from './import-rows.ts';
import type { ImportEnd } from './import-work.ts';

interface HowItEnded {
  readonly wasCancelled: boolean | undefined;
  readonly isStopping: boolean;
}

/** Returns what is recorded of the end of an import. @param end undefined if its process died */
export function endOfImport(
  isRehearsal: boolean,
  end: ImportEnd | undefined,
  { wasCancelled, isStopping }: HowItEnded,
): EndedImport {
  if (end === undefined) {
    if (isStopping) return { state: 'interrupted' };
    if (wasCancelled) return { state: 'cancelled' };
    return { state: 'failed', fault: { code: 'memory', detail: '' } };
  }
  if ('fault' in end) return { state: 'failed', fault: end.fault };
  const { summary, report } = end;
  if (isRehearsal) return { state: 'ready', rehearsal: summary, report };
  return { state: end.isCancelled ? 'cancelled' : 'done', result: summary, report };
}
