import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../testing/free-port.ts';
import { requireProgram } from './programs.ts';

/** The page that nginx serves: its encoded body, and the headers that nginx does not set itself. */
export interface ServedPage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A temporary nginx on the loopback address. */
export interface Nginx {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts nginx with one worker, as Parvis has one process, serving a page with the same bytes and headers. */
export async function startNginx(page: ServedPage): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-nginx-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  await writeFile(join(folder, 'page'), page.body);
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, page.headers));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const child = spawn(requireProgram('nginx'), args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}/page`;
  await waitUntilAnswering(url, child);
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function configuration(
  folder: string,
  port: number,
  headers: Readonly<Record<string, string>>,
): string {
  const added = Object.entries(headers).map(
    ([name, value]) => `      add_header ${name} "${value.replaceAll('"', '\\"')}";`,
  );
  return `daemon off;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=10;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    server_tokens off;
    location = /page {
      root ${folder};
      types { }
      default_type "text/html; charset=utf-8";
${added.join('\n')}
    }
  }
}
`;
}

async function waitUntilAnswering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await delay(50);
  }
  throw new Error('nginx did not start');
}
