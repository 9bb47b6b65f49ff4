import { crawl } from './crawl.ts';
import { findFaults } from './find-faults.ts';

/**
 * Checks every link of a running Parvis: `npm run links -- URL`. Exits with code 1 when a link is
 * faulty.
 */
const [origin] = process.argv.slice(2);
if (origin === undefined || !URL.canParse(origin)) {
  console.error('Usage: npm run links -- URL, with the public URL of a running Parvis.');
  process.exit(2);
}
const read = await crawl(new URL(origin).origin);
const pages = [...read.values()].filter(({ document }) => document !== undefined).length;
const faults = findFaults(read);
for (const { kind, address, words } of faults) console.log(`${kind.padEnd(9)} ${address} ${words}`);
console.log(
  `${pages} pages and ${read.size - pages} other addresses crawled, ${faults.length} faults`,
);
process.exitCode = pages === 0 || faults.length > 0 ? 1 : 0;
