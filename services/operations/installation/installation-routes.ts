import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { roles, rolesPermit } from '@parvis/contracts/accounts/roles.ts';
import type { Installation } from '@parvis/contracts/operations/installation-endpoints.ts';
import { installationEndpoints as at } from '@parvis/contracts/operations/installation-endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import type { Configuration } from '../../adapters/config/configuration.ts';
import { permittedRoute, refused } from '../../http/permitted-route.ts';
import { jsonReply, type Reply, type Route } from '../../http/route.ts';
import { selectStaff } from '../../outbox/select-staff.ts';
import type { SubjectStore } from '../../subjects/subject-store.ts';
import { orderTestMail, testMailName } from '../test-mail/test-mail.ts';

export interface InstallationParts {
  readonly pool: Pool;
  readonly subjects: SubjectStore;
  readonly clock: Clock;
  readonly configuration: Pick<Configuration, 'publicOrigin' | 'smtpUrl' | 'offersFeeds'>;
}

const needed = 'site.configure';
const configuringRoles = roles.filter((role) => rolesPermit([role], needed));

/** Routes by which administrators read what operators set up, and test it. */
export function installationRoutes(parts: InstallationParts): readonly Route[] {
  return [
    permittedRoute(at.getInstallation, needed, async () => jsonReply(await describe(parts))),
    permittedRoute(at.sendTestMail, needed, ({ body }, { actor }) =>
      sendTest(parts, actor, body.locale),
    ),
  ];
}

async function describe({ pool, configuration }: InstallationParts): Promise<Installation> {
  const { publicOrigin, smtpUrl, offersFeeds } = configuration;
  return {
    publicAddress: publicOrigin ?? null,
    mail: { hasServer: smtpUrl !== undefined, test: await newestTest(pool) },
    offerFeeds: offersFeeds.length + (await configuredFeeds(pool)),
    lastBackupAt: await lastBackup(pool),
  };
}

type TestMail = Installation['mail']['test'];

async function newestTest(db: Queryable): Promise<TestMail> {
  const { rows } = await db.query<{ state: string; at: Date; problem: string | null }>(
    `select state, coalesce(settled_at, ordered_at) as at, problem from outbox
     where template = '${testMailName}' and params->>'hasServer' = 'true'
     order by ordered_at desc limit 1`,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { problem } = row;
  const isFailed = row.state === 'dead' || row.state === 'cancelled' || problem !== null;
  const unsent = isFailed ? 'failed' : 'waiting';
  return { state: row.state === 'sent' ? 'sent' : unsent, at: row.at.toISOString(), problem };
}

/** Returns how many feeds of offers are configured in the back-office. */
async function configuredFeeds(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ feeds: number }>(
    'select count(*)::int as feeds from offer_feed_setting',
  );
  return rows[0]?.feeds ?? 0;
}

async function lastBackup(db: Queryable): Promise<string | null> {
  const { rows } = await db.query<{ at: Date | null }>('select max(finished_at) as at from backup');
  return rows[0]?.at?.toISOString() ?? null;
}

async function sendTest(
  { pool, subjects, clock, configuration }: InstallationParts,
  actor: Actor,
  locale: Locale,
): Promise<Reply> {
  const people = actor.kind === 'account' ? await selectStaff(pool, configuringRoles) : [];
  const to = people.find(({ id }) => actor.kind === 'account' && id === actor.accountId);
  if (to === undefined) return refused('forbidden');
  const hasServer = configuration.smtpUrl !== undefined;
  await orderTestMail(pool, subjects, clock, { address: to.address, locale, hasServer });
  return { kind: 'empty' };
}
