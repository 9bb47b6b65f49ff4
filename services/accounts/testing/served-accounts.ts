import { randomUUID } from 'node:crypto';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { type AccountView, accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import type { Role } from '@parvis/contracts/accounts/roles.ts';
import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { createMigratedDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { PostgresEventLog } from '../../adapters/log/postgres/postgres-event-log.ts';
import { logSchemaSql } from '../../adapters/log/postgres/schema.ts';
import { ManualClock } from '../../adapters/testing/manual-clock.ts';
import { Afterwards } from '../../http/afterwards.ts';
import { bindRoutes } from '../../http/bind-routes.ts';
import { route } from '../../http/route.ts';
import { type Served, serve } from '../../http/testing/serve.ts';
import { type Accounts, createAccounts } from '../accounts.ts';
import { openAccount } from '../open-account/open-account.ts';
import type { AccountsPorts } from '../ports.ts';
import { type AccountsSettings, defaultAccountsSettings } from '../settings.ts';

/** The password of every account that `open` opens. */
export const password = 'correct horse battery';

/** Replaces the dictionaries. */
export const isHardToGuess = async (candidate: string) => !/^(?:password|a+$)/.test(candidate);

/** Accounts served over real HTTP with their own database and a clock that the test controls. */
export interface ServedAccounts {
  readonly origin: string;
  readonly database: TestDatabase;
  readonly accounts: Accounts;
  readonly ports: AccountsPorts;
  /** Advances the clock by milliseconds. */
  pass(ms: number): void;
  /** Opens an account with `password`. */
  open(email: string, role: Role): Promise<AccountView>;
  /** Waits for what is done after responses. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Returns a log that runs a hook before each append: to be unavailable, or to let others append
 * first.
 */
export function beforeAppends(happens: () => Promise<void>): (log: EventLog) => EventLog {
  return (log) => ({
    async append(...append) {
      await happens();
      return log.append(...append);
    },
    async appendInOrder(...appends) {
      await happens();
      return log.appendInOrder(...appends);
    },
    readStream: (...read) => log.readStream(...read),
    readAll: (...read) => log.readAll(...read),
    watch: (...from) => log.watch(...from),
    head: () => log.head(),
    last: () => log.last(),
    close: () => log.close(),
  });
}

/** Serves accounts, and one endpoint that only editors may write to. */
export async function serveAccounts(
  changes: Partial<AccountsSettings> = {},
  wrapLog: (log: EventLog) => EventLog = (log) => log,
): Promise<ServedAccounts> {
  const database = await createMigratedDatabase();
  await database.pool.query(logSchemaSql);
  const postgresLog = new PostgresEventLog({ url: database.url });
  const clock = new ManualClock(Date.UTC(2026, 2, 2, 9));
  const afterwards = new Afterwards((cause) => {
    throw cause;
  });
  const ports = { db: database.pool, log: wrapLog(postgresLog), clock, isHardToGuess, afterwards };
  const settings = {
    ...defaultAccountsSettings,
    secureCookies: false,
    secrets: ['of a spec'] as const,
    publicUrl: 'https://www.estuaire.example',
    ...changes,
  };
  const accounts = createAccounts(
    ports,
    settings,
    async ({ as, form: { kind: _kind, ...kept }, errors }) =>
      `<form>${JSON.stringify([as, ...Object.values(kept), errors.summary])}</form>`,
  );
  const served = await serve((app) => {
    app.set('trust proxy', 1);
    app.use(routerOf(accounts, ports.log));
  });
  return {
    origin: served.origin,
    database,
    accounts,
    ports,
    pass: (ms) => clock.advance(ms),
    open: (email, role) => openFor(ports, email, role),
    settle: () => afterwards.settle(),
    async close() {
      await afterwards.settle();
      await closeAll(served, postgresLog, database);
    },
  };
}

function routerOf({ routes, authenticator }: Accounts, log: EventLog) {
  const write = route(contentEndpoints.undeletePage, async (_input, { actor }) => ({
    kind: 'html',
    status: 200,
    html: JSON.stringify(actor),
  }));
  return bindRoutes([...routes, write], {
    authenticator,
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    logHead: () => log.head(),
    reportFault: (_requestId, fault) => {
      throw new Error(JSON.stringify(fault));
    },
  });
}

async function openFor(ports: AccountsPorts, email: string, role: Role): Promise<AccountView> {
  const opened = await openAccount(ports, {
    commandId: randomUUID(),
    actor: systemActor,
    email,
    name: `Name of ${email}`,
    password,
    roles: [role],
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
  return opened.value.account;
}

async function closeAll(served: Served, log: EventLog, database: TestDatabase): Promise<void> {
  await served.close();
  await log.close();
  await database.drop();
}

/** Creates a client with a cookie jar, like a browser. @param from its network address */
export function cookieJar(origin: string, from?: string) {
  let cookie = '';
  let device = '';
  return {
    /** The cookie of its session. */
    held: () => cookie,
    hold: (held: string) => {
      cookie = held;
    },
    async send(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Response> {
      const response = await fetch(origin + path, {
        method,
        redirect: 'manual',
        headers: {
          ...((cookie || device) && { Cookie: [cookie, device].filter(Boolean).join('; ') }),
          ...(from !== undefined && { 'X-Forwarded-For': from }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const given of response.headers.getSetCookie()) {
        const [pair = ''] = given.split(';');
        if (pair.includes('device')) device = pair;
        else cookie = pair;
      }
      return response;
    },
    signIn(email: string, secret = password): Promise<Response> {
      return this.send('POST', accountEndpoints.signIn.path, { email, password: secret });
    },
  };
}
