import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { importContent } from '../content-import/import-content.ts';
import { defineCommand } from './command.ts';
import { CommandLineError } from './command-line-error.ts';
import { whenInterrupted } from './interruption.ts';
import { requireConfiguration } from './require-configuration.ts';
import { words } from './words.ts';

/** `parvis content import`: imports documents through the API. */
export const contentImport = defineCommand({
  name: 'content import',
  usage: 'FOLDER',
  summary: 'Imports documents in Markdown, in any of the site’s languages',
  details: [
    'Parvis must be running. It signs in as the administrator, or with the personal token in PARVIS_TOKEN.',
    'Repeating it changes nothing that was imported. See ops/content-import/README.md.',
  ],
  arguments: ['folder'],
  schema: z.object({ folder: words('The folder') }),
  run: ({ folder }) => importFolder(folder),
});

async function importFolder(folder: string): Promise<void> {
  whenInterrupted(
    () => 'Pages that were imported stay; run it again to import the others, and repeat none.',
  );
  const { port, host, dataFolder, adminEmail, adminPassword } = requireConfiguration();
  const apiUrl = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  const token = process.env['PARVIS_TOKEN'];
  const authorization =
    token === undefined
      ? { cookie: await signIn(apiUrl, await credentials(dataFolder, adminEmail, adminPassword)) }
      : { token };
  const progress = (line: string) => console.log(line);
  const report = await importContent({ apiUrl, authorization, folder, progress }).catch(
    (cause: unknown) => {
      throw new CommandLineError(cause instanceof Error ? cause.message : String(cause), { cause });
    },
  );
  for (const note of report.notes) console.log(`  note: ${note}`);
  const refused = report.pages.filter(({ outcome }) => outcome === 'refused').length;
  console.log(`${report.pages.length - refused} pages imported, ${refused} refused.`);
  if (refused > 0) process.exitCode = 1;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Returns the administrator's credentials: configured, or generated on the first start. */
async function credentials(
  dataFolder: string,
  email: string,
  password: string | undefined,
): Promise<Credentials> {
  if (password !== undefined) return { email, password };
  const kept = await readFile(join(dataFolder, 'administrator.txt'), 'utf8').catch(() => '');
  const [keptEmail, keptPassword] = kept.split('\n');
  if (keptEmail && keptPassword) return { email: keptEmail, password: keptPassword };
  throw new CommandLineError(
    'No credentials: set PARVIS_TOKEN to a personal token, or PARVIS_ADMIN_PASSWORD.',
  );
}

async function signIn(apiUrl: string, account: Credentials): Promise<string> {
  const response = await fetch(`${apiUrl}/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  }).catch((cause: unknown) => {
    throw new CommandLineError(`No response from ${apiUrl}: is Parvis running?`, { cause });
  });
  const [cookie] = response.headers.getSetCookie();
  if (response.status !== 204 || cookie === undefined)
    throw new CommandLineError(`Signing in as ${account.email} was refused (${response.status}).`);
  return cookie.split(';', 1)[0] ?? cookie;
}
