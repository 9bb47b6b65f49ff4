import { randomUUID } from 'node:crypto';
import { positionSchema } from '@parvis/contracts/log/position.ts';
import { alerts } from '@parvis/projections/alerts/alerts.ts';
import { vi } from 'vitest';
import type { ParsedMessage } from '../../adapters/mail/read-message.ts';
import { startSmtpServer, type TestSmtpServer } from '../../adapters/mail/testing/smtp-server.ts';
import { apiCaller } from './api-caller.ts';
import { type StartedParvis, startedParvis } from './started-parvis.ts';

type Fields = Readonly<Record<string, string>>;

/** The request headers of the public script. */
export const asScript = { 'X-Fragment': '1', Accept: 'text/html' };
/** The request headers of a browser without script. */
export const asBrowser = { Accept: 'text/html' };

/** Returns the path that an e-mail leads to, with its secret. */
export function linkIn({ text }: ParsedMessage): URL {
  const [link] = /http:\/\/\S+\?token=[\w-]+/.exec(text ?? '') ?? [];
  if (link === undefined) throw new Error(`no link in ${text}`);
  return new URL(link);
}

/** Returns the cookie that a response sets, as it is sent back. */
export function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** A complete Parvis with two subjects of news, whose alerts one visitor after another uses. */
export class ServedAlerts {
  readonly parvis: StartedParvis;
  readonly smtp: TestSmtpServer;
  /** The visitor's own address. */
  address = '';
  #network = 0;

  constructor(parvis: StartedParvis, smtp: TestSmtpServer) {
    this.parvis = parvis;
    this.smtp = smtp;
  }

  /** Begins the visit of another visitor; the limits of each are counted separately. */
  nextVisitor(): void {
    this.changeNetwork();
    this.address = `zoe${this.#network}.kerbrat@exemple.fr`;
  }

  /** Makes the visitor send requests from another network. */
  changeNetwork(): void {
    this.#network += 1;
  }

  get(path: string, headers: Fields = asBrowser): Promise<Response> {
    return fetch(this.parvis.origin + path, { headers, redirect: 'manual' });
  }

  post(path: string, sent: Fields, headers: Fields = asScript): Promise<Response> {
    return fetch(this.parvis.origin + path, {
      method: 'POST',
      body: new URLSearchParams({ submissionId: randomUUID(), ...sent }),
      headers: { 'X-Forwarded-For': `192.0.2.${this.#network}`, ...headers },
      redirect: 'manual',
    });
  }

  /** Returns the form of a job alert as the visitor fills it in, with these changes. */
  jobFields(changes: Fields = {}): Fields {
    return {
      filters: 'contract=cdi&q=marée',
      mail_alerts_create_email: this.address,
      mail_alerts_create_name: 'Près de la mer',
      mail_alerts_create_freq: 'daily',
      accept: 'on',
      ...changes,
    };
  }

  /** Returns the form of the newsletter as the visitor fills it in, with these changes. */
  newsFields(changes: Fields = {}): Fields {
    return {
      categories: 'careers',
      mail_alerts_create_email: this.address,
      mail_alerts_create_freq: 'monthly',
      accept: 'on',
      ...changes,
    };
  }

  /** Waits for the next e-mail to the visitor. */
  mail(): Promise<ParsedMessage> {
    return vi.waitUntil(
      async () => {
        const came = await this.smtp.arrived();
        return came.find(({ headers }) => headers.get('to')?.includes(this.address));
      },
      { timeout: 10_000 },
    );
  }

  /** Sends the form of the page that a link opens, and waits until its effect can be read. */
  async follow(link: URL): Promise<Response> {
    const token = link.searchParams.get('token') ?? '';
    const response = await this.post(link.pathname, { token });
    const written = response.headers.get('X-Log-Position');
    if (written !== null)
      await this.parvis.engine.waitUntil([alerts.name], positionSchema.parse(written), 10_000);
    return response;
  }

  /** Requests a job alert and confirms it. @throws Error when either is refused */
  async subscribed(changes: Fields = {}) {
    return this.#subscribed('/mail/alerts/jobv2/create', this.jobFields(changes));
  }

  /** Requests the newsletter and confirms it. @throws Error when either is refused */
  async subscribedToNews(changes: Fields = {}) {
    return this.#subscribed('/mail/alerts/newsletter/create', this.newsFields(changes));
  }

  async #subscribed(path: string, fields: Fields) {
    requireSuccess(await this.post(path, fields));
    const link = linkIn(await this.mail());
    const confirmed = await this.follow(link);
    requireSuccess(confirmed);
    const aid = link.pathname.split('/').at(-1) ?? '';
    return { aid, cookie: cookieOf(confirmed) };
  }

  /** Returns the subjects of the e-mails about an alert. */
  async subjectsOf(aid: string): Promise<readonly { readonly id: string }[]> {
    const { rows } = await this.parvis.connections.pool.query<{ id: string }>(
      "select subject.id from subject join outbox on subject_id = subject.id where params->>'alert' = $1",
      [aid],
    );
    return rows;
  }

  /** Returns every row of every table, as text. */
  async tableText(): Promise<string> {
    const { pool } = this.parvis.connections;
    const { rows } = await pool.query<{ s: string; t: string }>(
      `select table_schema as s, table_name as t from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    const texts = await Promise.all(
      rows.map(async ({ s, t }) => {
        const dump = await pool.query<{ line: string }>(
          `select to_jsonb(t)::text as line from "${s}"."${t}" t`,
        );
        return dump.rows.map(({ line }) => line);
      }),
    );
    return texts.flat().join('\n');
  }

  async close(): Promise<void> {
    await this.parvis.stop();
    await this.smtp.close();
  }
}

function requireSuccess({ status, url }: Response): void {
  if (status !== 200) throw new Error(`${url}: ${status}`);
}

/** Starts a Parvis with two subjects of news. */
export async function serveAlerts(): Promise<ServedAlerts> {
  const smtp = await startSmtpServer();
  const parvis = await startedParvis({ PARVIS_SMTP_URL: smtp.url, PARVIS_TRUST_PROXY: '1' });
  const ask = apiCaller(parvis.origin, await parvis.signIn('administrator'));
  for (const [id, fr, en] of [
    ['results', 'Résultats', 'Results'],
    ['careers', 'Carrières', 'Careers'],
  ])
    await ask('POST', '/api/facets', { body: { group: 'categories', id, names: { fr, en } } });
  // Visitors do not wait for the read model, as this read does.
  await ask('GET', '/api/facets?group=categories');
  return new ServedAlerts(parvis, smtp);
}
