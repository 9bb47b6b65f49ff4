import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { grantsSql } from './schema.ts';

/** The role with which the site uses an embedded log. */
const siteRole = 'parvis_log_site';

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
