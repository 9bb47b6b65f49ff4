import type { Bus } from '@parvis/contracts/log/bus.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { Signal } from '../follower/signal.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { readSlots } from './slots.ts';

/** Waits for read models; works in processes that run no projection themselves. */
export type WaitUntil = (
  projections: readonly string[],
  position: Position,
  timeoutMs: number,
) => Promise<boolean>;

const lookEveryMs = 50;

/**
 * Returns `waitUntil`, which resolves to true once all these projections have passed the position;
 * false after `timeoutMs`, or when one of them refuses to serve. Meanwhile it wakes them, in the
 * process that runs them. An unavailable database counts as a lagging read model: the read that
 * follows reports it.
 */
export function createReadGate(sql: Queryable, bus: Bus): WaitUntil {
  return async (projections, position, timeoutMs) => {
    const signal = new Signal();
    const unsubscribe = bus.subscribe((hint) => {
      if (hint.about === 'projection' && projections.includes(hint.projection)) signal.raise();
    });
    // A monotonic timer, not the time of day: a wait must end whatever the clock does.
    const deadline = performance.now() + timeoutMs;
    let isAnnounced = false;
    try {
      for (;;) {
        const { raised } = signal;
        if (await havePassed(sql, projections, position).catch(() => false)) return true;
        const left = deadline - performance.now();
        if (left <= 0) return false;
        if (!isAnnounced) bus.publish({ about: 'waiting', projections: [...projections] });
        isAnnounced = true;
        await signal.wait(raised, Math.min(left, lookEveryMs));
      }
    } finally {
      unsubscribe();
    }
  };
}

async function havePassed(
  sql: Queryable,
  projections: readonly string[],
  position: Position,
): Promise<boolean> {
  const slots = await readSlots(sql, projections);
  const passed = slots.filter(
    (slot) => slot.slot === 'live' && slot.state !== 'detached' && slot.position >= position,
  );
  return passed.length === new Set(projections).size;
}
