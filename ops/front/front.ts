import { randomBytes } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@parvis/services/adapters/embedded-postgres/embedded-postgres.ts';
import { ApiClient } from '../chaos/api-client.ts';
import { withFolder } from '../chaos/load.ts';
import { administrator, ParvisProcess } from '../chaos/parvis-process.ts';
import { freePort } from '../testing/free-port.ts';
import { restartInTurn } from './rolling-restart.ts';
import { startProgram, withPorts } from './started-program.ts';
import { type FrontedSite, tryVarnish } from './varnish-trial.ts';

/** Requests during each rolling restart. */
const requests = 2_000;

interface Setting {
  readonly folder: string;
  readonly port: number;
  /** The ports in the files of this folder, with those of this run. */
  readonly ports: Readonly<Record<string, number>>;
  readonly webs: readonly ParvisProcess[];
}

const proxies = {
  'nginx.conf': (path: string, folder: string) =>
    [
      'nginx',
      [
        '-p',
        folder,
        '-c',
        path,
        '-e',
        join(folder, 'error.log'),
        '-g',
        'daemon off; pid nginx.pid;',
      ],
    ] as const,
  Caddyfile: (path: string) =>
    ['caddy', ['run', '--adapter', 'caddyfile', '--config', path]] as const,
  'haproxy.cfg': (path: string) => ['haproxy', ['-db', '-f', path]] as const,
};

/** Tries the files of this folder with Debian's programs. @returns whether nothing was lost */
async function tryAll(folder: string): Promise<boolean> {
  // Varnish reads its file as another user.
  await chmod(folder, 0o755);
  const dataFolder = join(folder, 'data');
  const postgres = await startEmbeddedPostgres({ dataFolder, log: () => undefined });
  const [port, first, second] = [await freePort(), await freePort(), await freePort()];
  const environment = {
    PARVIS_DATABASE_URL: postgres.url('parvis'),
    PARVIS_LOG_URL: postgres.url('parvis_log'),
    PARVIS_SECRET: randomBytes(32).toString('base64'),
    PARVIS_CACHES: `varnish:http://127.0.0.1:${port}`,
    PARVIS_TRUST_PROXY: '1',
  };
  const processOn = (of: number, roles: string) =>
    new ParvisProcess({
      dataFolder,
      port: of,
      environment: { ...environment, PARVIS_ROLES: roles },
    });
  const others = processOn(await freePort(), 'projector,worker');
  const webs = [processOn(first, 'web'), processOn(second, 'web')];
  const ports = { 8080: port, 8081: first, 8082: second };
  try {
    await others.start();
    for (const web of webs) await web.start();
    const path = await publishedPage(`http://127.0.0.1:${first}`);
    const setting = { folder, port, ports, webs };
    const fine = await tryInFront(setting, path);
    return (await tryProxies(setting, path.path)) && fine;
  } finally {
    await Promise.all([...webs, others].map((one) => one.stop()));
    await postgres.stop();
  }
}

async function tryInFront({ folder, port, ports }: Setting, page: Page): Promise<boolean> {
  const file = await withPorts('parvis.vcl', folder, { 8080: ports[8081] ?? 0 });
  const args = ['-F', '-f', file, '-a', `127.0.0.1:${port}`, '-n', join(folder, 'varnish')];
  const varnish = await startProgram('varnishd', args, port);
  try {
    const trial = await tryVarnish({ ...page, origin: `http://127.0.0.1:${port}` });
    console.log('Varnish', JSON.stringify(trial));
    return trial.problems.length === 0;
  } finally {
    await varnish.stop();
  }
}

async function tryProxies({ folder, port, ports, webs }: Setting, path: string): Promise<boolean> {
  let fine = true;
  for (const [name, commandOf] of Object.entries(proxies)) {
    const [command, args] = commandOf(await withPorts(name, folder, ports), folder);
    const proxy = await startProgram(command, args, port);
    try {
      await delay(2_000);
      const trial = await restartInTurn(`http://127.0.0.1:${port}${path}`, webs, requests);
      console.log(command, JSON.stringify(trial));
      fine &&= Object.keys(trial.lost).length === 0;
    } finally {
      await proxy.stop();
    }
  }
  return fine;
}

type Page = Omit<FrontedSite, 'origin'>;

async function publishedPage(origin: string): Promise<Page> {
  const editor = new ApiClient(origin);
  if (!(await editor.signIn())) throw new Error('signing in failed');
  const created = await editor.send('/api/pages', {
    method: 'POST',
    body: { locale: 'fr', title: 'Rive', slug: 'rive' },
  });
  const { id }: { id: string } = JSON.parse(created?.text ?? '');
  await editor.send(`/api/pages/${id}/publish`, { method: 'POST' });
  return { editor, cookie: await sessionAt(origin), contentId: id, path: '/rive' };
}

async function sessionAt(origin: string): Promise<string> {
  const response = await fetch(`${origin}/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  return (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
}

process.exitCode = (await withFolder(tryAll)) ? 0 : 1;
