import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import { AppendTooLarge } from '@parvis/contracts/log/event-log.ts';
import { ReadModelNotServed } from '@parvis/projections/postgres/served-query.ts';
import { isTransient } from '@parvis/projections/postgres/transient-error.ts';
import { isDiskFull } from '../adapters/disk-space.ts';
import { StorageUnavailable } from '../adapters/storage/storage.ts';
import { NotAdmitted } from './admission.ts';

/** The refusal for a fault that is transient or caused by the client; undefined for any other fault. */
export function refusalOfFault(fault: unknown): Refusal | undefined {
  if (fault instanceof AppendTooLarge) {
    const { size, maximum } = fault;
    return { code: 'body-too-large', params: { size, maximum } };
  }
  if (fault instanceof ReadModelNotServed || fault instanceof NotAdmitted)
    return { code: 'unavailable' };
  if (isTransient(fault) || isDiskFull(fault) || fault instanceof StorageUnavailable)
    return { code: 'unavailable' };
  if (isUndecodablePath(fault)) return { code: 'unknown-path' };
  return undefined;
}

/** Express's router refuses a path whose percent-encoding is broken. */
function isUndecodablePath(fault: unknown): boolean {
  return fault instanceof URIError;
}

/** A fault as it is logged: where it occurred, without the values involved. */
export function describeFault(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { name: typeof fault };
  const frames = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = codeOf(fault);
  return {
    name: fault.name,
    ...(code === undefined ? {} : { code }),
    stack: frames.slice(0, 12).map((line) => line.trim()),
  };
}

/** The code of the innermost error that has one: of the disk, the socket or the server. */
function codeOf(fault: unknown): unknown {
  if (!(fault instanceof Error)) return undefined;
  return codeOf(fault.cause) ?? ('code' in fault ? fault.code : undefined);
}
