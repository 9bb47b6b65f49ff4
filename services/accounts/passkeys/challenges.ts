import { passkeyTimeoutMs } from '@parvis/contracts/accounts/passkey.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { newSecret } from '../../http/secrets.ts';

/**
 * The lifetime of a challenge, in milliseconds: the browser's timeout, and a margin for the
 * response.
 */
const answeredWithinMs = passkeyTimeoutMs + 30_000;

/** Gives a session a new challenge, in base64url; the previous one can no longer be answered. */
export async function createChallenge(db: Pool, clock: Clock, sessionId: string): Promise<string> {
  const challenge = newSecret();
  const expiresAt = new Date(clock.now().getTime() + answeredWithinMs);
  await db.query('UPDATE session SET challenge = $2, challenge_expires_at = $3 WHERE id = $1', [
    sessionId,
    challenge,
    expiresAt,
  ]);
  return challenge;
}

/** Consumes the challenge of a session; false when it has none, or it has expired. */
export async function consumeChallenge(
  db: Pool,
  clock: Clock,
  sessionId: string,
  challenge: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE session SET challenge = NULL, challenge_expires_at = NULL
     WHERE id = $1 AND challenge = $2 AND challenge_expires_at > $3`,
    [sessionId, challenge, clock.now()],
  );
  return rowCount === 1;
}
