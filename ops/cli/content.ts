import type { ImportProgress } from '@parvis/contracts/content-import/content-import.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import { isHostEntry } from '@parvis/services/adapters/fetching/allowed-hosts.ts';
import { idOfNew } from '@parvis/services/content/item/mint-id.ts';
import { ApiClient, type ApiClientOptions } from '@parvis/services/content-import/api-client.ts';
import { importContent } from '@parvis/services/content-import/import-content.ts';
import { moveIn } from '@parvis/services/content-import/sites/move-in.ts';
import { readSite } from '@parvis/services/content-import/sites/read-site.ts';
import { summaryOf, writeReport } from '@parvis/services/content-import/sites/site-report.ts';
import type { SourceSite } from '@parvis/services/content-import/sites/source-site.ts';
import { mintMediaId } from '@parvis/services/media/item/mint-media-id.ts';
import { z } from 'zod';
import { defineCommand } from './command.ts';
import { CommandLineError } from './command-line-error.ts';
import { whenInterrupted } from './interruption.ts';
import { signInToRunning } from './sign-in-to-running.ts';
import { words } from './words.ts';

const requestSchema = z.object({
  from: words('The folder or the file'),
  rehearse: z.boolean().default(false),
  'allow-host': z
    .array(
      z
        .string()
        .refine(isHostEntry, 'A host is a name such as images.example.org, without https://.'),
    )
    .default([]),
  language: z.enum(locales, `The language is one of ${locales.join(', ')}.`).optional(),
  report: words('The folder of the report').optional(),
});
type Request = z.output<typeof requestSchema>;

/** `parvis content import`: imports documents, or the site of another product, through the API. */
export const contentImport = defineCommand({
  name: 'content import',
  usage: `FOLDER|FILE [--rehearse] [--allow-host HOST]… [--language ${locales.join('|')}] [--report FOLDER]`,
  summary: 'Imports a site of WordPress, Hugo, Jekyll or Docusaurus, or documents',
  details: [
    '--rehearse          says what would come, what not and why, and writes nothing',
    '--allow-host HOST   fetches pictures and files from this host; the rehearsal lists the hosts',
    '--language LOCALE   the language of what is marked with none',
    '--report FOLDER     where the report is written; import-NAME without it',
    'Parvis must be running. It signs in as the administrator, or with the personal token in PARVIS_TOKEN.',
    'Repeating it changes nothing that was imported. See services/content-import/README.md.',
  ],
  arguments: ['from'],
  options: {
    rehearse: { type: 'boolean' },
    'allow-host': { type: 'string', multiple: true },
    language: { type: 'string' },
    report: { type: 'string' },
  },
  schema: requestSchema,
  run: importFrom,
});

async function importFrom(request: Request): Promise<void> {
  const site = await oneSentence(readSite(request.from, request.language));
  const options = await signInToRunning();
  if (site === undefined) await importFolder(request.from, options);
  else await importSite(site, request, options);
}

async function importSite(
  site: SourceSite,
  request: Request,
  options: ApiClientOptions,
): Promise<void> {
  const cancelled = new AbortController();
  const folder = request.report ?? `import-${toSlug(site.name)}`;
  const started = performance.now();
  const done = oneSentence(
    moveIn(site, {
      client: new ApiClient(options),
      allowedHosts: request['allow-host'],
      isRehearsal: request.rehearse,
      signal: cancelled.signal,
      progress: printProgress,
      idsOfNew: { content: idOfNew, media: mintMediaId },
    }),
  ).then(async (report) => ({ report, file: await writeReport(folder, report) }));
  whenInterrupted(async () => {
    cancelled.abort();
    const { file } = await done;
    return `What was imported is whole; run it again to import the rest, and repeat none. See ${file}.`;
  });
  const { report, file } = await done;
  for (const line of summaryOf(report)) console.log(line);
  console.log(`${Math.round((performance.now() - started) / 100) / 10} s. ${file}`);
  if (report.items.some(({ outcome }) => outcome === 'refused')) process.exitCode = 1;
}

/** Files are many and quick: a line for each would hide the others. */
function printProgress({ step, done, total }: ImportProgress): void {
  if (step === 'rest') console.log('Menus and redirects…');
  else if (step === 'items' || done % 25 === 0 || done === total)
    console.log(`${done}/${total} ${step}`);
}

async function importFolder(folder: string, options: ApiClientOptions): Promise<void> {
  whenInterrupted(
    () => 'Pages that were imported stay; run it again to import the others, and repeat none.',
  );
  const progress = (line: string) => console.log(line);
  const report = await oneSentence(importContent({ ...options, folder, progress }));
  if (report.pages.length === 0)
    throw new CommandLineError(
      `${folder} has neither documents named like coast.fr.md, nor the configuration of Hugo, Jekyll or Docusaurus: name the folder in which that is.`,
    );
  for (const note of report.notes) console.log(`  note: ${note}`);
  const refused = report.pages.filter(({ outcome }) => outcome === 'refused').length;
  console.log(`${report.pages.length - refused} pages imported, ${refused} refused.`);
  if (refused > 0) process.exitCode = 1;
}

function oneSentence<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw new CommandLineError(cause instanceof Error ? cause.message : String(cause), { cause });
  });
}
