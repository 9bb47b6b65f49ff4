import {
  type LinkPurpose,
  linkLifetimeHours,
  linkPurposeSchema,
} from '@parvis/contracts/accounts/link-endpoints.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { z } from 'zod';

const hourMs = 3_600_000;

/** A link to be stored. */
export interface NewLink {
  readonly id: string;
  readonly accountId: string;
  readonly purpose: LinkPurpose;
  /** The address that the link confirms, and the present one. */
  readonly email?: string;
  readonly formerEmail?: string;
  /** Whether others were notified when it was sent. */
  readonly isReported?: boolean | undefined;
}

/**
 * Stores a link that replaces earlier ones of its account: a new address another one, and what an
 * administrator sends any link to choose a password. What strangers can request replaces none, so
 * that they cannot end the links of others. Storing it again changes nothing.
 */
export async function insertLink(db: Queryable, link: NewLink, at: Date): Promise<void> {
  const expiresAt = new Date(at.getTime() + linkLifetimeHours[link.purpose] * hourMs);
  await db.query(
    `WITH earlier AS (
       DELETE FROM account_link
       WHERE account_id = $2 AND id <> $1
         AND (expires_at <= $4 OR ($3 <> 'forgotten' AND (purpose = 'email') = ($3 = 'email')))
     )
     INSERT INTO account_link
       (id, account_id, purpose, created_at, expires_at, email, former_email, is_reported)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING`,
    [
      link.id,
      link.accountId,
      link.purpose,
      at,
      expiresAt,
      link.email ?? null,
      link.formerEmail ?? null,
      link.isReported ?? false,
    ],
  );
}

const linkRowSchema = z.object({
  email: z.string(),
  name: z.string(),
  purpose: linkPurposeSchema,
  expires_at: z.date(),
});

/** Returns a valid link, with its account. */
export async function selectLink(db: Queryable, id: string, now: Date) {
  const { rows } = await db.query<Record<string, unknown>>(
    `SELECT coalesce(link.email, account.email) AS email, account.name, link.purpose,
       link.expires_at
     FROM account_link AS link JOIN account ON account.id = link.account_id
     WHERE link.id = $1 AND link.expires_at > $2 AND account.closed_at IS NULL`,
    [id, now],
  );
  return rows[0] && linkRowSchema.parse(rows[0]);
}

/** Sets the secret of a link, replacing an earlier one. */
export async function updateLinkSecret(db: Queryable, id: string, hash: Buffer): Promise<void> {
  await db.query('UPDATE account_link SET secret_hash = $2 WHERE id = $1', [id, hash]);
}

interface OwnerOfLink {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Whether others were notified when the link was sent. */
  readonly isReported: boolean;
}

/** Returns the account whose password a link's secret may set. */
export async function selectOwnerOfLink(
  db: Queryable,
  hash: Buffer,
  now: Date,
): Promise<OwnerOfLink | undefined> {
  const { rows } = await db.query<OwnerOfLink>(
    `SELECT account.id, account.email, account.name, link.is_reported AS "isReported"
     FROM account_link AS link JOIN account ON account.id = link.account_id
     WHERE link.secret_hash = $1 AND link.purpose <> 'email' AND link.expires_at > $2
       AND account.closed_at IS NULL`,
    [hash, now],
  );
  return rows[0];
}

/**
 * Uses a link: sets the password and ends the sessions and personal tokens, which somebody else may
 * have made; false when it was used or has expired.
 */
export async function consumeLink(
  db: Queryable,
  hash: Buffer,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `WITH used AS (
       DELETE FROM account_link
       WHERE secret_hash = $1 AND purpose <> 'email' AND expires_at > $3
       RETURNING account_id
     ), others AS (
       DELETE FROM account_link
       WHERE purpose <> 'email' AND account_id IN (SELECT account_id FROM used)
         AND secret_hash IS DISTINCT FROM $1
     ), changed AS (
       UPDATE account SET password_hash = $2
       WHERE id IN (SELECT account_id FROM used) AND closed_at IS NULL
       RETURNING id
     ), ended AS (
       DELETE FROM session WHERE account_id IN (SELECT id FROM changed)
     ), tokens AS (
       DELETE FROM personal_token WHERE account_id IN (SELECT id FROM changed)
     )
     SELECT id FROM changed`,
    [hash, passwordHash, now],
  );
  return rowCount === 1;
}
