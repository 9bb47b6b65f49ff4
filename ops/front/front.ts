import { randomBytes } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@parvis/services/adapters/embedded-postgres/embedded-postgres.ts';
import { writeFigures } from '../bench/figures-file.ts';
import { spreadOf } from '../bench/rounds.ts';
import { ApiClient } from '../chaos/api-client.ts';
import { withFolder } from '../chaos/load.ts';
import { ParvisProcess } from '../chaos/parvis-process.ts';
import { publishPage } from '../chaos/publish-page.ts';
import { sessionCookie } from '../chaos/session-cookie.ts';
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

/** One row of the figures: what was before Parvis, what was seen, and whether all was right. */
interface Seen {
  readonly row: readonly [name: string, seen: string];
  readonly isFine: boolean;
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

const onlyVarnish = readOnly() === 'varnish';

function readOnly(): string | undefined {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (values.only !== undefined && values.only !== 'varnish')
    throw new Error(`--only takes varnish, not “${values.only}”`);
  return values.only;
}

/** What every process of a site behind Varnish on a port is started with. */
function environmentBehind(port: number) {
  return { PARVIS_CACHES: `varnish:http://127.0.0.1:${port}`, PARVIS_TRUST_PROXY: '1' };
}

/** Tries Varnish before the two processes that one command starts, on the embedded PostgreSQL. */
async function tryDefaultStart(folder: string): Promise<readonly Seen[]> {
  await chmod(folder, 0o755);
  const [port, ofParvis] = [await freePort(), await freePort()];
  const dataFolder = join(folder, 'data');
  const environment = environmentBehind(port);
  const parvis = new ParvisProcess({ dataFolder, port: ofParvis, environment });
  try {
    await parvis.start();
    const page = await publishedPage(parvis.origin);
    const setting = { folder, port, ports: { 8081: ofParvis }, webs: [] };
    return [await tryInFront('Varnish, the two processes of the default start', setting, page)];
  } finally {
    await parvis.cleanUp();
  }
}

/** Tries the files of this folder with Debian's programs before roles in processes of their own. */
async function trySeparateRoles(folder: string): Promise<readonly Seen[]> {
  // Varnish reads its file as another user.
  await chmod(folder, 0o755);
  const dataFolder = join(folder, 'data');
  const postgres = await startEmbeddedPostgres({ dataFolder, log: () => undefined });
  const [port, first, second] = [await freePort(), await freePort(), await freePort()];
  const environment = {
    ...environmentBehind(port),
    PARVIS_DATABASE_URL: postgres.url('parvis'),
    PARVIS_LOG_URL: postgres.url('parvis_log'),
    PARVIS_SECRET: randomBytes(32).toString('base64'),
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
    const page = await publishedPage(`http://127.0.0.1:${first}`);
    const setting = { folder, port, ports, webs };
    const name = 'Varnish, roles in processes of their own, without NATS';
    const varnish = await tryInFront(name, setting, page);
    return onlyVarnish ? [varnish] : [varnish, ...(await tryProxies(setting, page.path))];
  } finally {
    await Promise.all([...webs, others].map((one) => one.stop()));
    await postgres.stop();
  }
}

async function tryInFront(
  name: string,
  { folder, port, ports }: Setting,
  page: Page,
): Promise<Seen> {
  const file = await withPorts('parvis.vcl', folder, { 8080: ports[8081] ?? 0 });
  const args = ['-F', '-f', file, '-a', `127.0.0.1:${port}`, '-n', join(folder, 'varnish')];
  const varnish = await startProgram('varnishd', args, port);
  try {
    const trial = await tryVarnish({ ...page, origin: `http://127.0.0.1:${port}` });
    for (const problem of trial.problems) console.error(`✗ ${problem}`);
    const { least, most, median } = spreadOf(trial.visibleMs);
    const seen = `${trial.hits} requests were hits; ${trial.visibleMs.length} saves were seen after ${least} to ${most} ms, median ${median}`;
    return { row: [name, seen], isFine: trial.problems.length === 0 };
  } finally {
    await varnish.stop();
  }
}

async function tryProxies(
  { folder, port, ports, webs }: Setting,
  path: string,
): Promise<readonly Seen[]> {
  const found: Seen[] = [];
  for (const [name, commandOf] of Object.entries(proxies)) {
    const [command, args] = commandOf(await withPorts(name, folder, ports), folder);
    const proxy = await startProgram(command, args, port);
    try {
      await delay(2_000);
      const { requests: sent, lost } = await restartInTurn(
        `http://127.0.0.1:${port}${path}`,
        webs,
        requests,
      );
      const kinds = Object.entries(lost).map(([kind, count]) => `${count} × ${kind}`);
      const seen = `of ${sent} requests during a rolling restart ${kinds.join(', ') || 'none'} lost`;
      found.push({ row: [command, seen], isFine: kinds.length === 0 });
    } finally {
      await proxy.stop();
    }
  }
  return found;
}

type Page = Omit<FrontedSite, 'origin'>;

async function publishedPage(origin: string): Promise<Page> {
  const editor = new ApiClient(origin);
  if (!(await editor.signIn())) throw new Error('signing in failed');
  const contentId = await publishPage(editor, { title: 'Rive', slug: 'rive' });
  return { editor, cookie: await sessionCookie(origin), contentId, path: '/rive' };
}

const seen = [...(await withFolder(tryDefaultStart)), ...(await withFolder(trySeparateRoles))];
for (const { row } of seen) console.log(row.join(': '));
await writeFigures(new URL('README.md', import.meta.url), {
  command: onlyVarnish ? 'npm run front -- --only varnish' : 'npm run front',
  rows: [['before Parvis', 'seen'], ...seen.map(({ row }) => row)],
  isWhole: !onlyVarnish,
});
process.exitCode = seen.every(({ isFine }) => isFine) ? 0 : 1;
