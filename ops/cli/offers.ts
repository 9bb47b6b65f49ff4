import { join } from 'node:path';
import type { NoteGroup } from '@parvis/contracts/careers/import-notes.ts';
import { offerSchema } from '@parvis/contracts/careers/offer.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import { createReadGate } from '@parvis/projections/engine/read-gate.ts';
import { InProcessBus } from '@parvis/services/adapters/bus/in-process-bus.ts';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import { countryCodeSchema } from '@parvis/services/adapters/config/variables.ts';
import { CallFailed } from '@parvis/services/adapters/fetching/call-out.ts';
import {
  type FeedFormat,
  feedFormats,
} from '@parvis/services/careers/feeds/formats/feed-formats.ts';
import { writeSentence } from '@parvis/services/careers/feeds/note-sentences.ts';
import { importFeed, OffersBehindLog } from '@parvis/services/careers/import-feed/import-feed.ts';
import { ImportInProgress } from '@parvis/services/careers/import-feed/import-lock.ts';
import type {
  ImportOutcome,
  ImportRequest,
} from '@parvis/services/careers/import-feed/import-request.ts';
import { allowUpToShare } from '@parvis/services/careers/import-feed/withdraw-absent.ts';
import { OfferWriter } from '@parvis/services/careers/offer-writer.ts';
import { describeProblem } from '@parvis/services/careers/schedule/describe-problem.ts';
import { withFetched } from '@parvis/services/careers/schedule/fetch-and-import.ts';
import { feedProcess } from '@parvis/services/main/feeds/feed-process.ts';
import { z } from 'zod';
import { confirmWithdrawal } from '../offers-feed/confirm-withdrawal.ts';
import { openFeedFiles } from '../offers-feed/feed-files.ts';
import { progressBar } from '../offers-feed/progress-bar.ts';
import { defineCommand } from './command.ts';
import { CommandLineError } from './command-line-error.ts';
import { type Connection, connectToRunning } from './connect-to-running.ts';
import { whenInterrupted } from './interruption.ts';
import { words as wordsAbout } from './words.ts';
import { yieldToPeople } from './yield-to-people.ts';

const wantedSchema = z.object({
  from: z.string(),
  source: z
    .string()
    .refine(
      (name) => offerSchema.shape.source.safeParse(name).success,
      'Name the source with --source: lower-case words joined by dashes.',
    ),
  complete: z.boolean(),
  allowsWithdrawals: z.boolean(),
  format: z.enum(feedFormats).optional(),
  country: z.string().optional(),
});
type Wanted = z.output<typeof wantedSchema>;

/** The number of records that are listed with each kind of note. */
const listedRecords = 3;

/**
 * `parvis offers import`: imports a feed. It appends through the write side, as a scheduled import
 * does, because the API takes one offer per request.
 */
export const offersImport = defineCommand({
  name: 'offers import',
  usage: `FILE|FOLDER|URL [--source NAME] [--complete] [--allow-withdrawals] [--country CODE] [--format ${feedFormats.join('|')}]`,
  summary: 'Imports job offers from a feed',
  details: [
    '--source NAME         the source of the offers; the name of the file without it',
    '--complete            offers of this source that are absent from the feed are withdrawn',
    '--allow-withdrawals   however many they are',
    '--country CODE        the country that the feed is from, where its towns are looked for first',
    '--format FORMAT       only if it is not recognised by itself',
    'Repeating it changes nothing. It fails if the feed cannot be read. See ops/offers-feed/README.md.',
  ],
  arguments: ['from'],
  options: {
    source: { type: 'string' },
    complete: { type: 'boolean' },
    'allow-withdrawals': { type: 'boolean' },
    country: { type: 'string' },
    format: { type: 'string' },
  },
  schema: z
    .object({
      from: wordsAbout('The feed'),
      source: z.string().optional(),
      complete: z.boolean().default(false),
      'allow-withdrawals': z.boolean().default(false),
      country: z
        .string()
        .refine(
          (code) => countryCodeSchema.safeParse(code).success,
          'The country must be the code of one (ISO 3166-1), for example FR.',
        )
        .pipe(countryCodeSchema)
        .optional(),
      format: z
        .enum(feedFormats, `The format must be one of ${feedFormats.join(', ')}.`)
        .optional(),
    })
    .transform(toWanted)
    .pipe(wantedSchema),
  run: importOffers,
});

/** Without a name, the source is called like the file or folder. */
function toWanted({
  from,
  source,
  'allow-withdrawals': allowsWithdrawals,
  ...rest
}: {
  readonly from: string;
  readonly source?: string | undefined;
  readonly complete: boolean;
  readonly 'allow-withdrawals': boolean;
  readonly format?: FeedFormat | undefined;
  readonly country?: string | undefined;
}): z.input<typeof wantedSchema> {
  const last = from.split(/[/\\]/).findLast((part) => part !== '') ?? '';
  const named = source ?? toSlug(last.replace(/(?:\.[a-z]+)+$/i, ''));
  return { ...rest, from, source: named, allowsWithdrawals };
}

async function importOffers(wanted: Wanted): Promise<void> {
  yieldToPeople();
  const connection = await connectToRunning();
  whenInterrupted(
    () => 'Offers that were imported stay; none was withdrawn. Run it again to import the others.',
  );
  try {
    const report = await run(wanted, connection);
    console.log(written(report));
    if (report.counts.spared > 0 || report.problem !== undefined) process.exitCode = 1;
  } catch (cause) {
    if (cause instanceof OffersBehindLog)
      throw new CommandLineError(
        'The read model of offers does not follow the log: is Parvis running?',
        { cause },
      );
    if (cause instanceof CallFailed || cause instanceof ImportInProgress)
      throw new CommandLineError(`Nothing was imported: ${cause.message}.`, { cause });
    throw cause;
  } finally {
    await connection.close();
  }
}

async function run(
  wanted: Wanted,
  { log, pool, configuration }: Connection,
): Promise<ImportOutcome> {
  const accountNames = { namesOf: async () => new Map<string, string>() };
  const writer = new OfferWriter({ log, clock: systemClock, accountNames });
  const waitUntil = createReadGate(pool, new InProcessBus());
  const readFeed = feedProcess(join(process.cwd(), 'dist/places'));
  const ports = { writer, log, pool, clock: systemClock, readFeed, waitUntil };
  const { from, source, complete, format } = wanted;
  const country =
    wanted.country ?? configuration.offersCountries.find((one) => one.source === source)?.country;
  const mayWithdraw = allowUpToShare(configuration.offersShare, (absent, open) =>
    wanted.allowsWithdrawals
      ? true
      : confirmWithdrawal({ absent, open }, process.stdin, process.stderr),
  );
  const request = {
    source,
    country,
    complete,
    format,
    mayWithdraw,
  } satisfies Partial<ImportRequest>;
  if (/^https?:\/\//i.test(from)) {
    const settings = { hosts: configuration.offersHosts };
    const feed = { url: from, headers: headersFor(configuration, source) };
    const fetched = await withFetched(feed, settings, {}, (parts) =>
      importFeed(ports, { ...request, parts }),
    );
    if (fetched === undefined) throw new CommandLineError('The server returned no feed.');
    return fetched.read;
  }
  const { parts, bytes, bytesRead } = await openFeedFiles(from);
  const bar = progressBar(process.stderr, bytes);
  try {
    const onProgress = (records: number) => bar.show(records, bytesRead());
    return await importFeed(ports, { ...request, parts, onProgress });
  } finally {
    bar.end();
  }
}

function headersFor({ offersHeaders }: Connection['configuration'], source: string) {
  const own = offersHeaders.filter((header) => header.source === source);
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}

function written({ source, format, complete, counts, notes, problem }: ImportOutcome): string {
  const totals = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  const kind = complete ? 'a complete feed' : 'a feed';
  return [
    ...notes.map(writtenGroup),
    ...(problem === undefined ? [] : [`The feed ${describeProblem(problem)}.`]),
    `${source}, ${kind} in the format ${format}: ${totals.join(', ')}.`,
  ].join('\n');
}

/** “  12 times: its salary is not understood (line 4, A-4: nc; line 7, A-7: Autres; …)”. */
function writtenGroup({ count, records, ...note }: NoteGroup): string {
  const listed = records.slice(0, listedRecords).map(({ line, part, reference, words }) => {
    const at = [part, `line ${line}`, reference].filter((one) => one !== undefined).join(', ');
    return words === undefined ? at : `${at}: ${words}`;
  });
  const more = count > listed.length ? '; …' : '';
  const times = count === 1 ? 'once' : `${count} times`;
  return `  ${times}: ${writeSentence(note)} (${listed.join('; ')}${more})`;
}
