import { createHash } from 'node:crypto';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';

/** One Parvis among those that may share a server. */
export interface Installation {
  /** The alias that its searches use; the names of its collections begin with it. */
  readonly prefix: string;
  /** The database that its offers are read from. */
  readonly database: string;
  /** Its public address, by which operators know it. */
  readonly url: string;
}

/** What the configuration says about an installation. */
export interface ConfiguredInstallation {
  /** Undefined: one derived from the database, which no other installation has. */
  readonly prefix: string | undefined;
  readonly url: string;
}

/** Identifies the installation by its database and that database's server. */
export async function readInstallation(
  db: Queryable,
  { prefix, url }: ConfiguredInstallation,
): Promise<Installation> {
  const { rows } = await db.query<{ identity: string }>(
    `select system_identifier || '/' || oid as identity
     from pg_control_system(), pg_database where datname = current_database()`,
  );
  const database = rows[0]?.identity ?? '';
  return { prefix: prefix ?? `offers_${computeDigest(database)}`, database, url };
}

function computeDigest(database: string): string {
  return createHash('sha256').update(database).digest('hex').slice(0, 10);
}
