import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import {
  type SessionView,
  sessionViewSchema,
} from '@parvis/contracts/accounts/own-account-endpoints.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { requireOwner } from './own-account.ts';

interface SessionRow {
  readonly id: string;
  readonly device: string | null;
  readonly created_at: Date;
  readonly last_seen_at: Date;
}

/** Returns the actor's own active sessions, the most recently used first. */
export async function listSessions(
  db: Pool,
  clock: Clock,
  idleMs: number,
  actor: Actor,
): Promise<Outcome<{ readonly items: readonly SessionView[] }>> {
  const owner = requireOwner(actor);
  if (!owner.ok) return owner;
  const { accountId, sessionId } = owner.value;
  const now = clock.now();
  const { rows } = await db.query<SessionRow>(
    `SELECT id, device, created_at, last_seen_at FROM session
     WHERE account_id = $1 AND complete AND expires_at > $2 AND last_seen_at > $3
     ORDER BY last_seen_at DESC, created_at DESC, id`,
    [accountId, now, new Date(now.getTime() - idleMs)],
  );
  return accept({ items: rows.map((row) => toView(row, sessionId)) });
}

function toView(row: SessionRow, currentId: string): SessionView {
  return sessionViewSchema.parse({
    id: row.id,
    device: row.device,
    startedAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.id === currentId,
  });
}

/** Ends one of the actor's sessions; others' sessions are not found. */
export async function endSession(
  db: Pool,
  actor: Actor,
  sessionId: string,
): Promise<Outcome<undefined>> {
  const owner = requireOwner(actor);
  if (!owner.ok) return owner;
  const { rowCount } = await db.query('DELETE FROM session WHERE account_id = $1 AND id = $2', [
    owner.value.accountId,
    sessionId,
  ]);
  return rowCount === 1 ? accept(undefined) : refuse('session-not-found');
}

/** Ends all of the actor's sessions except the current one. */
export async function endOtherSessions(db: Pool, actor: Actor): Promise<Outcome<undefined>> {
  const owner = requireOwner(actor);
  if (!owner.ok) return owner;
  await db.query('DELETE FROM session WHERE account_id = $1 AND id <> $2', [
    owner.value.accountId,
    owner.value.sessionId,
  ]);
  return accept(undefined);
}
