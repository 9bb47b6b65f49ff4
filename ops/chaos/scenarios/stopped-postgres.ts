import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@parvis/services/adapters/embedded-postgres/embedded-postgres.ts';
import { freePort } from '../../testing/free-port.ts';
import { ApiClient } from '../api-client.ts';
import { withFolder } from '../load.ts';
import { becomes, during, type Server, type Site } from '../outage.ts';
import { ParvisProcess } from '../parvis-process.ts';
import { publishPage } from '../publish-page.ts';
import { sessionCookie } from '../session-cookie.ts';
import type { Verdict } from '../verdict.ts';

/**
 * PostgreSQL is killed, and later frozen, for a while under visitors: they get cached pages that say
 * so, sessions and editors 503 within seconds, nobody what was withdrawn before.
 */
export function stoppedPostgres(seconds: number): Promise<Verdict> {
  return withFolder(async (folder) => {
    const dataFolder = join(folder, 'database');
    const start = () => startEmbeddedPostgres({ dataFolder, log: () => undefined });
    let postgres = await start();
    const killed: Server = {
      async stop() {
        process.kill(postgres.pid, 'SIGKILL');
        await postgres.stop();
      },
      async start() {
        postgres = await start();
      },
    };
    const frozen: Server = {
      stop: () => signalAll(postgres, 'SIGSTOP'),
      start: () => signalAll(postgres, 'SIGCONT'),
    };
    const parvis = await startOn(postgres, folder);
    try {
      const site = await openSite(parvis);
      const rounds = [
        await during('killed', killed, site, seconds),
        await during('frozen', frozen, site, seconds),
      ];
      return {
        scenario: 'PostgreSQL away',
        done: `killed for ${seconds} s, then frozen for ${seconds} s`,
        acknowledged: 0,
        lost: 0,
        doubled: 0,
        refused: 0,
        traffic: rounds.map(({ seen }) => seen).join('. '),
        problems: rounds.flatMap(({ problems }) => problems),
      };
    } finally {
      await frozen.start();
      await parvis.stop();
      await postgres.stop();
    }
  });
}

async function startOn(postgres: EmbeddedPostgres, folder: string): Promise<ParvisProcess> {
  const parvis = new ParvisProcess({
    dataFolder: join(folder, 'data'),
    port: await freePort(),
    environment: {
      PARVIS_DATABASE_URL: postgres.url('parvis'),
      PARVIS_LOG_URL: postgres.url('parvis_log'),
      PARVIS_SECRET: randomBytes(32).toString('base64'),
    },
  });
  await parvis.start();
  return parvis;
}

/** Signals a server and all processes that it started. */
async function signalAll({ pid }: EmbeddedPostgres, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  for (const one of [String(pid), ...children.split(' ').filter(Boolean)])
    try {
      process.kill(Number(one), signal);
    } catch {
      // It has ended meanwhile.
    }
}

/** Publishes two pages, and withdraws one that visitors have seen. */
async function openSite(parvis: ParvisProcess): Promise<Site> {
  const editor = new ApiClient(parvis.origin);
  if (!(await editor.signIn())) throw new Error('signing in failed');
  const publish = async (slug: string) => {
    const id = await publishPage(editor, { title: slug, slug });
    await becomes(`${parvis.origin}/${slug}`, 'served');
    return id;
  };
  await publish('rive');
  const gone = await publish('quai');
  await editor.send(`/api/pages/${gone}/unpublish`, { method: 'POST' });
  const [kept, withdrawn] = [`${parvis.origin}/rive`, `${parvis.origin}/quai`];
  await becomes(withdrawn, 'withdrawn');
  let title = 0;
  const save = async () => {
    title += 1;
    const body = { locale: 'fr', title: `Titre ${title}`, slug: `titre-${title}` };
    const saved = await editor.send('/api/pages', { method: 'POST', body });
    return saved?.status ?? 0;
  };
  return { parvis, cookie: await sessionCookie(parvis.origin), kept, withdrawn, save };
}
