import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { withDemonstration } from '../chaos/demonstration.ts';
import { type ParvisProcess, repositoryRoot } from '../chaos/parvis-process.ts';
import { type Figure, spreadOf } from './rounds.ts';
import {
  describeTimes,
  type Meanwhile,
  percentileOf,
  visitMeanwhile,
} from './visitors-meanwhile.ts';

const offers = 20_000;
const restMs = 20_000;
const searchableWithinMs = 600_000;

/**
 * Measures what visitors and editors meet while 20,000 offers are imported into the running
 * product, until all of them are found, and during a rebuild, compared with the same at rest.
 */
export function benchBulkWork(): Promise<Figure[]> {
  return withDemonstration(async (parvis) => {
    const before = await openOffers(parvis);
    const rest = await visitMeanwhile(parvis, () => delay(restMs));
    let searchableMs = Number.NaN;
    const importing = await visitMeanwhile(parvis, async () => {
      await runCommand(parvis, ['demo', 'offers', '--count', String(offers)]);
      const ended = performance.now();
      while ((await openOffers(parvis)) < before + offers) {
        if (performance.now() - ended > searchableWithinMs) throw new Error('offers are missing');
        await delay(500);
      }
      searchableMs = performance.now() - ended;
    });
    const rebuilding = await visitMeanwhile(parvis, async () => {
      await runCommand(parvis, ['projections', 'rebuild', 'offers', 'page-fragments']);
      await untilRebuilt(parvis);
    });
    return [
      ...figuresOf(`${offers} offers imported`, importing, rest),
      {
        name: `The last of ${offers} offers is found after the end of the import (goal: at most 60 s)`,
        ours: `${(searchableMs / 1_000).toFixed(1)} s`,
        reference: '',
      },
      ...figuresOf('two read models rebuilt', rebuilding, rest),
    ];
  });
}

function figuresOf(what: string, during: Meanwhile, rest: Meanwhile): readonly Figure[] {
  const ratio = (kind: 'visits' | 'saves') =>
    spreadOf([percentileOf(during[kind], 0.99) / percentileOf(rest[kind], 0.99)]);
  return [
    {
      name: `50 new connections a second, ${what} (ratio of p99 to rest)`,
      ours: describeTimes(during.visits),
      reference: `at rest ${describeTimes(rest.visits)}`,
      ratio: ratio('visits'),
    },
    {
      name: `A save every 0.4 s, ${what} (ratio of p99 to rest)`,
      ours: describeTimes(during.saves),
      reference: `at rest ${describeTimes(rest.saves)}`,
      ratio: ratio('saves'),
    },
    {
      name: `Longest hold of the visitors’ event loop, ${what} (goal: at most 50 ms)`,
      ours: `${during.longestHoldMs.toFixed(0)} ms`,
      reference: `at rest ${rest.longestHoldMs.toFixed(0)} ms`,
    },
  ];
}

async function runCommand({ environment }: ParvisProcess, words: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['ops/cli/run.mjs', ...words], {
    cwd: repositoryRoot,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`parvis ${words.join(' ')} ended with ${code}`);
}

async function openOffers({ origin }: ParvisProcess): Promise<number> {
  const response = await fetch(`${origin}/emploi-carriere/toutes-offres-emploi?json=1`);
  const { total }: { total: number } = await response.json();
  return total;
}

async function untilRebuilt({ operators }: ParvisProcess): Promise<void> {
  for (;;) {
    const response = await fetch(`${operators}/readyz`);
    const { projections }: { projections: readonly { rebuild: unknown }[] } = await response.json();
    if (projections.length > 0 && projections.every(({ rebuild }) => rebuild === null)) return;
    await delay(250);
  }
}
