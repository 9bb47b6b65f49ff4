import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { grantsSql } from './schema.ts';

/** The role with which the site uses an embedded log. */
const siteRole = 'parvis_log_site';
/** How long a connection to the log's server may take, in milliseconds. */
const timeoutMs = 5_000;

/**
 * Makes the role that reads and appends to the log, and can do nothing else to it, or gives it
 * another password.
 * @param ownerUrl the address of the log with the role that owns it, and may create roles
 * @returns the address of the log with that role
 */
export async function openSiteRole(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const client = new Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [siteRole]);
    const role = escapeIdentifier(siteRole);
    await client.query(
      `${rowCount === 0 ? 'create' : 'alter'} role ${role} login password ${escapeLiteral(password)}`,
    );
    await client.query(grantsSql(role));
  } finally {
    await client.end();
  }
  const url = new URL(ownerUrl);
  url.username = siteRole;
  url.password = password;
  return url.href;
}

/**
 * Returns whether the role of an address may do more to the log than read it, and append through
 * its functions: whether it may write to a table, or owns one.
 */
export async function mayRewriteLog(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ may: boolean }>(
      `select bool_or(pg_has_role(relowner, 'usage')
         or has_table_privilege(oid, 'insert, update, delete, truncate, trigger')) as may
       from pg_class where oid in (to_regclass('event'), to_regclass('migration'))`,
    );
    return rows[0]?.may === true;
  } finally {
    await client.end();
  }
}

/** Returns the roles that may sign in and read the events of a log, by whatever grant. */
export async function listLogReaders(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select rolname as name from pg_roles
       where rolcanlogin and has_table_privilege(rolname, to_regclass('event'), 'select')
       order by rolname`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
