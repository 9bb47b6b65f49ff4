import { CheckpointMoved } from '@parvis/projections/postgres/transient-error.ts';
import { Counter, type Registry } from 'prom-client';
import { Repeats } from '../adapters/logging/repeats.ts';
import type { Outages } from './outages.ts';

/**
 * Counts errors of work that is retried, except those of an outage, and logs each kind once in a
 * while. That another process or request was ahead is no error: it is logged, and not counted.
 * @returns a function whose `where` names a part of ours: a read model, a worker
 */
export function reportingErrors(
  registry: Registry,
  logger: Readonly<Record<'error' | 'info', (of: { where: string }, message: string) => void>>,
  outages: Pick<Outages, 'notice'>,
): (cause: unknown, where?: string) => void {
  const failures = new Counter({
    name: 'parvis_background_errors_total',
    help: 'Errors of work in the background that is retried, by where they occurred, without those of an outage',
    labelNames: ['where'],
    registers: [registry],
  });
  const repeats = new Repeats();
  for (const where of ['housekeeping', 'outbox', 'security-trace']) failures.inc({ where }, 0);
  return (cause, where = 'housekeeping') => {
    if (outages.notice(cause)) return;
    const message = cause instanceof Error ? cause.message : String(cause);
    const level = cause instanceof CheckpointMoved ? 'info' : 'error';
    if (level === 'error') failures.inc({ where });
    if (repeats.isNews(`${where}: ${message}`)) logger[level]({ where }, message);
  };
}
