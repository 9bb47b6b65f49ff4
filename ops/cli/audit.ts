import { access, constants, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { reconstructionPath } from '@parvis/contracts/audit/endpoints.ts';
import type { AuditPage } from '@parvis/contracts/audit/views.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { createReadGate } from '@parvis/projections/engine/read-gate.ts';
import { InProcessBus } from '@parvis/services/adapters/bus/in-process-bus.ts';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import { readConfiguration } from '@parvis/services/adapters/config/configuration.ts';
import { readBytes } from '@parvis/services/adapters/storage/storage.ts';
import { composeAuditPage } from '@parvis/services/audit/audit-page.ts';
import { type AuditParts, rendered } from '@parvis/services/audit/audit-routes.ts';
import { pageText } from '@parvis/services/audit/page-text.ts';
import { pageOf } from '@parvis/services/audit/past-status.ts';
import { type Reconstruction, reconstructPage } from '@parvis/services/audit/reconstruct-page.ts';
import { refusalMessage } from '@parvis/services/http/refusal-messages.ts';
import { makeAudit } from '@parvis/services/main/audit.ts';
import { readBuiltFiles } from '@parvis/services/main/built-files.ts';
import { PastOffers } from '@parvis/services/main/past-offers.ts';
import { buildsThen, openPastBuilds } from '@parvis/services/main/site-builds.ts';
import type { PastBuilds } from '@parvis/services/site-builds/past-builds.ts';
import { z } from 'zod';
import { defineCommand } from './command.ts';
import { CommandLineError } from './command-line-error.ts';
import { connectToRunning } from './connect-to-running.ts';
import { parseInstant } from './parse-instant.ts';
import { words } from './words.ts';

const instantForm =
  'The instant of --at must be like 2026-01-05T09:30 (Paris time), or ISO 8601 with an offset: 2026-01-05T08:30:00Z.';

/** `parvis audit page`: prints what an address of the site showed at an instant. */
export const auditPage = defineCommand({
  name: 'audit page',
  usage: '--at INSTANT [--html FILE] PATH',
  summary: 'Shows what an address of the site showed at a past instant, with proof',
  details: [
    '--at INSTANT   2026-01-05T09:30 (Paris time), or ISO 8601 with an offset',
    '--html FILE    writes the document there, too',
    'PATH is that of the address, such as /groupe or /en/careers?page=2.',
  ],
  arguments: ['path'],
  options: { at: { type: 'string' }, html: { type: 'string' } },
  schema: z.object({
    path: words('The path').refine(
      (path) => path.startsWith('/'),
      'The path of a page begins with a slash, such as /groupe.',
    ),
    at: z
      .string('The option --at is missing.')
      .transform((text) => parseInstant(text)?.toISOString())
      .pipe(z.string(instantForm))
      .refine(
        (at) => new Date(at) <= systemClock.now(),
        'The instant of --at is in the future: nothing was shown then yet.',
      ),
    html: words('The file of --html').optional(),
  }),
  run: showPage,
});

async function showPage({ path, at, html }: AuditRequest): Promise<void> {
  if (html !== undefined) await requireWritable(html);
  const connection = await connectToRunning();
  const { databaseUrl } = connection;
  const past = new PastOffers({ databaseUrl, onError: (cause: unknown) => console.error(cause) });
  try {
    const clientFolder = join(process.cwd(), 'dist/client');
    const files = await readBuiltFiles(clientFolder);
    const builds = openPastBuilds(connection.log, connection.configuration);
    const waitUntil = createReadGate(connection.pool, new InProcessBus());
    const parts = makeAudit(
      connection,
      waitUntil,
      files.public,
      {
        offersAt: (position) => past.at(position),
        buildAt: buildsThen(builds, files),
      },
      connection.configuration.publicUrl,
    );
    const outcome = await reconstructPage(parts, systemActor, { path, at });
    if (!outcome.ok) {
      const [refusal] = outcome.refusals;
      throw new CommandLineError(
        `${refusal.path?.join('.') ?? path}: ${refusalMessage(refusal, 'en')}`,
      );
    }
    const { shown } = outcome.value;
    if (shown === 'nothing')
      throw new CommandLineError(
        `The site did not exist at ${inParis(at)} (Paris time): its log begins later.`,
      );
    console.log(writeReport(await composeAuditPage(parts, outcome.value)));
    const page = typeof shown === 'string' ? undefined : pageOf(shown.composition);
    if (page) console.log(`\n${pageText(page)}`);
    if (html !== undefined)
      await writeDocument(html, parts, outcome.value, (href) =>
        readStyles(builds, clientFolder, href),
      );
  } finally {
    await past.stop();
    await connection.close();
  }
}

interface AuditRequest {
  readonly path: string;
  readonly at: string;
  /** The file to write the document to. */
  readonly html?: string | undefined;
}

/** A file that cannot be written is refused before the work. */
async function requireWritable(file: string): Promise<void> {
  await access(dirname(file), constants.W_OK);
}

/** Returns the report of a reconstruction, one line per field and module. */
function writeReport(page: AuditPage): string {
  const line = (name: string, value: string | null) => `${name.padEnd(16)} ${value ?? '–'}`;
  return [
    line('address', page.path),
    line('instant', `${page.at} (${inParis(page.at)} in Paris)`),
    line('status', page.movedTo === null ? page.status : `moved to ${page.movedTo}`),
    line('title', page.title),
    line('log position', page.position),
    line('last event', page.eventAt),
    line('digest (SHA-256)', page.digest),
    line('build', page.build && `${page.build.version}, deployed at ${page.build.deployedAt}`),
    line('templates', page.build?.templates === 'same' ? 'of then' : 'of today'),
    line('previous change', page.previousChangeAt),
    line('next change', page.nextChangeAt),
    ...page.modules.map(({ id, type, revision, savedAt, savedBy }) =>
      line(`${type} ${revision}`, `${id}, saved by ${savedBy ?? '–'} at ${savedAt ?? '–'}`),
    ),
  ].join('\n');
}

function inParis(at: string): string {
  const { date, time } = toParisTime(new Date(at));
  return `${date} ${time}`;
}

/** Writes the document so that it can be opened without Parvis: styles inlined, links to the server. */
async function writeDocument(
  file: string,
  { render }: AuditParts,
  reconstruction: Reconstruction,
  readStyle: (path: string) => Promise<string>,
): Promise<void> {
  const document = rendered(render, reconstruction);
  if (document === undefined) throw new CommandLineError('There is no document to write.');
  const read = readConfiguration(process.env);
  const origin = read.ok ? read.configuration.publicUrl : '';
  const links = [...document.matchAll(/<link rel="stylesheet" href="([^"]+)"\/?>/g)];
  const styles = await Promise.all(links.map(([, href = '']) => readStyle(href)));
  const inlined = links.reduce(
    (html, [link], index) => html.replace(link, () => `<style>${styles[index] ?? ''}</style>`),
    document,
  );
  const base = `<base href="${origin}${reconstructionPath}">`;
  await writeFile(
    file,
    inlined.replace('<head>', () => `<head>${base}`),
  );
  console.log(`\nThe document is in ${file}.`);
}

/** Reads a style sheet of the build of then; of this one, if it was never recorded. */
async function readStyles(
  builds: Pick<PastBuilds, 'open'>,
  clientFolder: string,
  path: string,
): Promise<string> {
  const kept = await builds.open(path);
  return kept ? (await readBytes(kept)).toString() : readFile(join(clientFolder, path), 'utf8');
}
