import { type PartId, placeOfPart } from '@parvis/contracts/content/ids.ts';
import type { LockEvent } from '@parvis/contracts/content/lock-events.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';

/** A part's lock, folded from its stream; leases are stored elsewhere. */
export type LockState =
  | { readonly kind: 'free' }
  /** `by` is an account's id; `since` is when it was taken, ISO 8601 in UTC. */
  | { readonly kind: 'held'; readonly by: string; readonly since: string };

export const freeLock: LockState = { kind: 'free' };

export type LockCommand = {
  readonly part: PartId;
  /** The id of the account that sends the command. */
  readonly by: string;
} & (
  | {
      readonly type: 'take-lock';
      /** Whether to take the lock even if another account has it. */
      readonly takeOver: boolean;
      /** Whether the current holder's lease has expired. */
      readonly leaseHasExpired: boolean;
    }
  | { readonly type: 'release-lock' }
);

/**
 * Decides a command on a lock. Taking one's own lock, and releasing a free one, succeed without an event.
 * A refusal's `holder` is an account's id.
 */
export function decideLock(command: LockCommand, state: LockState): Outcome<readonly LockEvent[]> {
  switch (command.type) {
    case 'take-lock':
      return decideTake(command, state);
    case 'release-lock':
      return decideRelease(command, state);
  }
}

/** Folds an event of a lock stream, which occurred at `at`. */
export function evolveLock(
  _state: LockState,
  event: LockEvent & { readonly at: string },
): LockState {
  switch (event.type) {
    case 'LockTaken':
    case 'LockTakenOver':
      return { kind: 'held', by: event.data.by, since: event.at };
    case 'LockReleased':
      return freeLock;
  }
}

function decideTake(
  { part, by, takeOver, leaseHasExpired }: Extract<LockCommand, { type: 'take-lock' }>,
  state: LockState,
): Outcome<readonly LockEvent[]> {
  const data = { ...placeOfPart(part), by };
  if (state.kind === 'free') return accept([{ type: 'LockTaken', data }]);
  if (state.by === by) return accept([]);
  if (leaseHasExpired) return accept([{ type: 'LockTaken', data }]);
  if (!takeOver) return refuse('locked', { params: { holder: state.by } });
  return accept([{ type: 'LockTakenOver', data: { ...data, from: state.by } }]);
}

function decideRelease(
  { part, by }: Extract<LockCommand, { type: 'release-lock' }>,
  state: LockState,
): Outcome<readonly LockEvent[]> {
  if (state.kind === 'free') return accept([]);
  if (state.by !== by) return refuse('not-locked-by-you', { params: { holder: state.by } });
  return accept([{ type: 'LockReleased', data: { ...placeOfPart(part), by } }]);
}
