import { randomUUID } from 'node:crypto';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { OwnDataStep } from '@parvis/contracts/site/screens.ts';
import {
  ownDataEndpoints as at,
  ownDataPath,
} from '@parvis/contracts/subjects/own-data-endpoints.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import type { Afterwards } from '../http/afterwards.ts';
import { type AttemptLimit, type Attempts, admitAttempt } from '../http/attempt-limit.ts';
import { formRoute, mintSubmissionId } from '../http/form-route.ts';
import { type Reply, type Route, route } from '../http/route.ts';
import { toNetwork } from '../http/to-network.ts';
import { insertOrders } from '../outbox/statements.ts';
import { eraseSubject } from '../subjects/erase-subject.ts';
import { exportSubject } from '../subjects/export-subject.ts';
import type { SubjectStore } from '../subjects/subject-store.ts';
import { findLinked, insertLink } from './links.ts';
import { ownDataMailName } from './own-data-mail.ts';

/** The limit of requests from one network. */
const requestsPerNetwork: AttemptLimit = { burst: 5, refillMs: 5 * 60_000 };
/** The limit of links mailed to one person, so that nobody can be flooded. */
const mailsPerSubject: AttemptLimit = { burst: 2, refillMs: 8 * 3_600_000 };

export interface OwnDataPorts {
  readonly log: EventLog;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly subjects: SubjectStore;
  readonly attempts: Pick<Attempts, 'take'>;
  readonly afterwards: Pick<Afterwards, 'run'>;
  /** Port: renders a step as a document. */
  readonly render: (locale: Locale, step: OwnDataStep) => Promise<string>;
}

/** Returns the routes by which people see and erase their data. */
export function ownDataRoutes(ports: OwnDataPorts): Route[] {
  const { log, pool, clock, subjects, render } = ports;
  const shows = async (locale: Locale, step: OwnDataStep): Promise<Reply> => ({
    kind: 'html',
    status: 200,
    html: await render(locale, step),
  });
  const expired = async (locale: Locale): Promise<Reply> => ({
    kind: 'html',
    status: 410,
    html: await render(locale, { kind: 'expired' }),
  });
  const exported = async (token: string) => {
    const id = await findLinked(pool, token, clock.now());
    return id && (await exportSubject(subjects, pool, id));
  };
  return [
    route(at.showOwnDataForm, (_, { locale }) =>
      shows(locale, { kind: 'ask', email: '', submissionId: mintSubmissionId() }),
    ),
    route(at.showOwnDataRequested, (_, { locale }) => shows(locale, { kind: 'requested' })),
    route(at.showOwnDataErased, (_, { locale }) => shows(locale, { kind: 'erased' })),
    formRoute(at.requestOwnData, {
      keeps: ['email'],
      async submit({ body }, { client, locale }) {
        const requested = await request(ports, body.email, client.address, locale);
        if (!requested.ok) return { kind: 'refused', refusals: requested.refusals };
        return { kind: 'empty', redirect: ownDataPath('requested', locale) };
      },
      render: ({ locale, errors, typed, submissionId }) =>
        render(locale, { kind: 'ask', email: typed.email[0] ?? '', submissionId, errors }),
    }),
    route(at.showOwnData, async ({ params: { token } }, { locale }) => {
      const kept = await exported(token);
      if (kept === undefined) return expired(locale);
      const data = kept.data.map(({ kind, value }) => ({ kind, value: toText(value) }));
      return shows(locale, { kind: 'shown', token, data, submissionId: mintSubmissionId() });
    }),
    route(at.exportOwnData, async ({ params: { token } }, { locale }) => {
      const kept = await exported(token);
      if (kept === undefined) return expired(locale);
      const { subjectId: _, ...body } = kept;
      return { kind: 'json', body };
    }),
    formRoute(at.eraseOwnData, {
      keeps: [],
      async submit({ params: { token } }, { commandId, locale }) {
        const id = await findLinked(pool, token, clock.now());
        if (id === undefined) return expired(locale);
        const erasure = { commandId, actor: 'anonymous', at: clock.now() };
        const erased = await eraseSubject(log, pool, id, erasure);
        if (erased.kind === 'held')
          return shows(locale, { kind: 'held', until: erased.hold.until });
        return { kind: 'empty', redirect: ownDataPath('erased', locale) };
      },
      render: ({ locale }) => render(locale, { kind: 'expired' }),
    }),
  ];
}

/**
 * Orders the link if data is stored for an address, after the reply: neither its text nor its time
 * reveals whether there is.
 */
async function request(
  ports: OwnDataPorts,
  email: string,
  address: string,
  locale: Locale,
): Promise<Outcome<undefined>> {
  const ofNetwork = { limit: requestsPerNetwork, key: `own data ${toNetwork(address)}` };
  const admitted = await admitAttempt(ports.attempts, ofNetwork);
  if (!admitted.ok) return admitted;
  ports.afterwards.run(() => mailLink(ports, email, locale));
  return accept(undefined);
}

async function mailLink(
  { pool, clock, subjects, attempts }: OwnDataPorts,
  email: string,
  locale: Locale,
): Promise<void> {
  const subjectId: SubjectId | undefined = await subjects.find(email);
  if (subjectId === undefined) return;
  const ofSubject = { limit: mailsPerSubject, key: `own data of ${subjectId}` };
  if ((await attempts.take(ofSubject)) !== undefined) return;
  const link = await insertLink(pool, subjectId, clock.now());
  const params = { link, locale };
  const order = { cause: randomUUID(), subjectId, template: ownDataMailName, params };
  await insertOrders(pool, [order], clock.now());
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
