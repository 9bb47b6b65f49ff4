import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { offerSchema } from '@parvis/contracts/careers/offer.ts';
import { slugOf } from '@parvis/contracts/site/slug.ts';
import { createReadGate } from '@parvis/projections/engine/read-gate.ts';
import { InProcessBus } from '@parvis/services/adapters/bus/in-process-bus.ts';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import { FeedNotFetched } from '@parvis/services/adapters/fetching/fetch-feed.ts';
import { type FeedFormat, feedFormats } from '@parvis/services/careers/feeds/read-feed.ts';
import { importFeed, OffersBehindLog } from '@parvis/services/careers/import-feed/import-feed.ts';
import { ImportInProgress } from '@parvis/services/careers/import-feed/import-lock.ts';
import type {
  ImportReport,
  ImportRequest,
} from '@parvis/services/careers/import-feed/import-request.ts';
import { allowUpToShare } from '@parvis/services/careers/import-feed/withdraw-absent.ts';
import { OfferWriter } from '@parvis/services/careers/offer-writer.ts';
import { Places } from '@parvis/services/careers/places/places.ts';
import { importFromAddress } from '@parvis/services/careers/schedule/import-feeds.ts';
import { confirmWithdrawal } from '../offers-feed/confirm-withdrawal.ts';
import { openFeedFiles } from '../offers-feed/feed-files.ts';
import { progressBar } from '../offers-feed/progress-bar.ts';
import { CommandLineError } from './command-line-error.ts';
import { type Connection, connectToRunning } from './connect-to-running.ts';

const usage = `Usage: parvis offers import FILE|FOLDER|URL [--source NAME] [--complete] [--allow-withdrawals] [--format ${feedFormats.join('|')}].`;

const flags = {
  source: { type: 'string' },
  complete: { type: 'boolean', default: false },
  'allow-withdrawals': { type: 'boolean', default: false },
  format: { type: 'string' },
} as const;

/**
 * `parvis offers import FILE|FOLDER|URL`: imports a feed. It appends through the write side, as a
 * scheduled import does, because the API takes one offer per request.
 */
export async function offers(words: readonly string[]): Promise<void> {
  const wanted = parseArguments(words);
  const connection = await connectToRunning();
  try {
    const report = await run(wanted, connection);
    console.log(written(report));
    if (report.counts.spared > 0 || (wanted.complete && !report.complete)) process.exitCode = 1;
  } catch (cause) {
    if (cause instanceof OffersBehindLog)
      throw new CommandLineError(
        'The read model of offers does not follow the log: is Parvis running?',
        { cause },
      );
    if (cause instanceof FeedNotFetched || cause instanceof ImportInProgress)
      throw new CommandLineError(`Nothing was imported: ${cause.message}.`, { cause });
    throw cause;
  } finally {
    await connection.close();
  }
}

interface Wanted {
  readonly from: string;
  readonly source: string;
  readonly complete: boolean;
  readonly allowsWithdrawals: boolean;
  readonly format: FeedFormat | undefined;
}

function parseArguments(words: readonly string[]): Wanted {
  const { values, positionals } = parsedWords(words);
  const [word, from, ...more] = positionals;
  if (word !== 'import' || from === undefined || more.length > 0) throw new CommandLineError(usage);
  const format = feedFormats.find((one) => one === values.format);
  if (format === undefined && values.format !== undefined) throw new CommandLineError(usage);
  const name =
    values.source ??
    slugOf(
      (from.split(/[/\\]/).findLast((part) => part !== '') ?? '').replace(/(?:\.[a-z]+)+$/i, ''),
    );
  const source = offerSchema.shape.source.safeParse(name);
  if (!source.success)
    throw new CommandLineError('Name the source with --source: lower-case words joined by dashes.');
  const { complete, 'allow-withdrawals': allowsWithdrawals } = values;
  return { from, source: source.data, complete, allowsWithdrawals, format };
}

function parsedWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: flags, allowPositionals: true });
  } catch (cause) {
    throw new CommandLineError(usage, { cause });
  }
}

async function run(
  wanted: Wanted,
  { log, pool, configuration }: Connection,
): Promise<ImportReport> {
  const accountNames = { namesOf: async () => new Map<string, string>() };
  const writer = new OfferWriter({ log, clock: systemClock, accountNames });
  const waitUntil = createReadGate(pool, new InProcessBus());
  const ports = { writer, log, pool, clock: systemClock, waitUntil };
  const placesFolder = join(process.cwd(), 'dist/places');
  const { from, source, complete, format } = wanted;
  const mayWithdraw = allowUpToShare(configuration.offersShare, (absent, open) =>
    wanted.allowsWithdrawals
      ? true
      : confirmWithdrawal({ absent, open }, process.stdin, process.stderr),
  );
  const request = { source, complete, format, mayWithdraw } satisfies Partial<ImportRequest>;
  if (/^https?:\/\//i.test(from)) {
    const settings = { hosts: configuration.offersHosts, placesFolder };
    return importFromAddress(ports, from, settings, request);
  }
  const { parts, bytes, bytesRead } = await openFeedFiles(from);
  const bar = progressBar(process.stderr, bytes);
  try {
    const onProgress = (records: number) => bar.show(records, bytesRead());
    return await importFeed(
      { ...ports, places: await Places.open(placesFolder) },
      { ...request, parts, onProgress },
    );
  } finally {
    bar.end();
  }
}

function written({ source, format, complete, counts, refused }: ImportReport): string {
  const lines = refused.map(({ line, reference, reason }) => {
    return `  line ${line}${reference === undefined ? '' : ` (${reference})`}: ${reason}`;
  });
  const more = counts.refused - refused.length;
  if (more > 0) lines.push(`  and ${more} more`);
  const totals = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  const kind = complete ? 'a complete feed' : 'a feed';
  return [...lines, `${source}, ${kind} in the format ${format}: ${totals.join(', ')}.`].join('\n');
}
