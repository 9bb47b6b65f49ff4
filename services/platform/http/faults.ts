import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import { AppendTooLarge, LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { ReadModelNotServed } from '@parvis/projections/platform/served-query.ts';
import { NoConnection } from '../database/open-pool.ts';

/** SQLSTATE classes of a server that is starting, stopping or full, and Node's codes of lost sockets. */
const away = [/^08/, /^57P/, /^53/, /^ECONN/, /^EPIPE$/, /^ETIMEDOUT$/, /^ENOTFOUND$/];
/** What `pg` says without a code when a connection ended or the pool gave none in time. */
const awayWords =
  /^Connection terminated|timeout exceeded when trying to connect|^Cannot use a pool|is not queryable$/;

/** The refusal that a fault amounts to when it passes by itself or is the sender's doing. */
export function refusalOfFault(fault: unknown): Refusal | undefined {
  if (fault instanceof AppendTooLarge) return { code: 'body-too-large' };
  if (fault instanceof ReadModelNotServed) return { code: 'unavailable' };
  if (fault instanceof LogUnavailable || isDatabaseAway(fault)) return { code: 'unavailable' };
  if (isUndecodablePath(fault)) return { code: 'unknown-path' };
  return undefined;
}

function isDatabaseAway(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  if (fault instanceof NoConnection) return true;
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
  return away.some((pattern) => pattern.test(code)) || awayWords.test(fault.message);
}

/** Express's router refuses a path whose percent-encoding is broken. */
function isUndecodablePath(fault: unknown): boolean {
  return fault instanceof URIError;
}

/** A fault as it is logged: where it happened, without the values it happened to. */
export function faultForLog(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { name: typeof fault };
  const frames = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = 'code' in fault ? { code: fault.code } : {};
  return { name: fault.name, ...code, stack: frames.slice(0, 12).map((line) => line.trim()) };
}
