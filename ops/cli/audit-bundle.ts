import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { bundlePath, bundleQuerySchema } from '@parvis/contracts/audit/endpoints.ts';
import { z } from 'zod';
import { defineCommand } from './command.ts';
import { CommandLineError } from './command-line-error.ts';
import { whenInterrupted } from './interruption.ts';
import { parseInstant } from './parse-instant.ts';
import { signInToRunning } from './sign-in-to-running.ts';
import { words } from './words.ts';

const instant = (option: string) =>
  z
    .string(`The option ${option} is missing.`)
    .transform((text) => parseInstant(text)?.toISOString())
    .pipe(
      z.string(
        `The instant of ${option} must be like 2026-01-05T09:30 (Paris time), or ISO 8601 with an offset: 2026-01-05T08:30:00Z.`,
      ),
    );

/** `parvis audit bundle`: writes evidence of what addresses showed in a period. */
export const auditBundle = defineCommand({
  name: 'audit bundle',
  usage: '--to INSTANT [--from INSTANT] --purpose TEXT [--drafts] FILE PATH…',
  summary: 'Writes what addresses showed in a period, with proofs that verify themselves',
  details: [
    '--to INSTANT     the end of the period, such as 2026-01-05T09:30 (Paris time)',
    '--from INSTANT   its beginning; without it, the end alone',
    '--purpose TEXT   what it is for, which the report says',
    '--drafts         with texts that were never public; otherwise they are withheld',
    'FILE gets the bundle once it is whole; until then it is in FILE.part, which is no bundle.',
    'Parvis must be running. It signs in as the administrator, or with the personal token in PARVIS_TOKEN.',
  ],
  arguments: ['file'],
  rest: 'paths',
  options: {
    to: { type: 'string' },
    from: { type: 'string' },
    purpose: { type: 'string' },
    drafts: { type: 'boolean' },
  },
  schema: z.object({
    file: words('The file'),
    paths: z
      .array(words('The path'))
      .min(1, 'Name the addresses, such as /groupe.')
      .refine(
        (paths) =>
          paths.every((path) => path.startsWith('/')) &&
          bundleQuerySchema.shape.path.safeParse(paths.join('\n')).success,
        'The addresses must begin with a slash, and be 20 at most.',
      ),
    to: instant('--to'),
    from: instant('--from').optional(),
    purpose: z.string('The option --purpose is missing.').pipe(bundleQuerySchema.shape.purpose),
    drafts: z.boolean().default(false),
  }),
  run: writeBundleTo,
});

interface BundleRequest {
  readonly file: string;
  readonly paths: readonly string[];
  readonly to: string;
  readonly from?: string | undefined;
  readonly purpose: string;
  readonly drafts: boolean;
}

async function writeBundleTo({
  file,
  paths,
  drafts,
  from,
  ...question
}: BundleRequest): Promise<void> {
  const unfinished = `${file}.part`;
  whenInterrupted(async () => {
    await rm(unfinished, { force: true });
    return 'No bundle was written.';
  });
  const query = new URLSearchParams({
    ...question,
    ...(from !== undefined && { from }),
    path: paths.join('\n'),
    drafts: drafts ? 'yes' : 'no',
  });
  const bundle = await requestBundle(query);
  try {
    await pipeline(bundle, createWriteStream(unfinished));
    await syncFile(unfinished);
    await rename(unfinished, file);
  } catch (cause) {
    await rm(unfinished, { force: true });
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new CommandLineError(`No bundle was written: ${why}.`, { cause });
  }
  console.log(`The bundle is in ${file}. Unpack it, and run “node verify.mjs .” there.`);
}

async function requestBundle(query: URLSearchParams): Promise<ReadableStream<Uint8Array>> {
  const { apiUrl, authorization } = await signInToRunning();
  const headers: Record<string, string> =
    'token' in authorization
      ? { authorization: `Bearer ${authorization.token}` }
      : { cookie: authorization.cookie };
  const response = await fetch(`${apiUrl}${bundlePath}?${query}`, { headers }).catch(
    (cause: unknown) => {
      throw new CommandLineError(`No response from ${apiUrl}: is Parvis running?`, { cause });
    },
  );
  if (!response.ok || response.body === null)
    throw new CommandLineError(
      `The bundle was refused (${response.status}): ${(await response.text()).slice(0, 500)}`,
    );
  return response.body;
}

/** After a power cut a file that was renamed is whole, too. */
async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
