import { createReadStream } from 'node:fs';
import { printUntilKilled } from '@parvis/ops/testing/print-until-killed.ts';
import { systemClock } from '../../adapters/clock.ts';
import { openPool } from '../../adapters/database/open-pool.ts';
import { PostgresEventLog } from '../../adapters/log/postgres/postgres-event-log.ts';
import { readingWith } from '../feeds/read-feed.ts';
import { importFeed } from '../import-feed/import-feed.ts';
import { OfferWriter } from '../offer-writer.ts';
import { Places } from '../places/places.ts';

/**
 * A process that imports a feed, and prints progress lines until it kills itself. Arguments: address
 * of the database with log and read models, folder of the tables of places, source, file, and the
 * number of the line with which it kills itself.
 */
const [url = '', tables = '', source = '', file = '', line = ''] = process.argv.slice(2);
const print = printUntilKilled(Number(line), 1);
const pool = openPool(url);
const log = new PostgresEventLog({ url });
const accountNames = { namesOf: async () => new Map<string, string>() };
const writer = new OfferWriter({ log, clock: systemClock, accountNames });
const readFeed = readingWith(await Places.open(tables));
// The test lets the read models catch up before it starts this process.
const waitUntil = async () => true;
const ports = { writer, log, pool, clock: systemClock, readFeed, waitUntil };
await importFeed(ports, {
  source,
  parts: [{ bytes: createReadStream(file, { highWaterMark: 4096 }) }],
  complete: true,
  mayWithdraw: () => true,
  onProgress: (records) => print(String(records)),
});
