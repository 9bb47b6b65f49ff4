import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withDemonstration } from '../chaos/demonstration.ts';
import { withFolder } from '../chaos/load.ts';
import { openOffers } from '../chaos/open-offers.ts';
import type { ParvisProcess } from '../chaos/parvis-process.ts';
import { runCommand, runNode } from '../chaos/run-node.ts';
import type { BenchServer } from './bench-server.ts';
import { NotedTurns } from './noted-turns.ts';
import { withParvisOnServer } from './parvis-on-server.ts';
import type { Figure } from './rounds.ts';
import { documentPairs, writeDocuments } from './sample-documents.ts';
import { figuresOf, visitMeanwhile } from './visitors-meanwhile.ts';

const offers = 20_000;
const searchableWithinMs = 600_000;

/**
 * Measures what visitors and editors meet after a first start, while 20,000 offers are imported into
 * the running product, until all of them are found, while documents are imported, and during a
 * rebuild, compared with the same at rest.
 */
export function benchBulkWork(): Promise<Figure[]> {
  return withFolder((folder) => {
    const turns = new NotedTurns(join(folder, 'turns'));
    return withDemonstration(async (parvis) => {
      const visited = { parvis, turns };
      const started = await visitMeanwhile(visited);
      const rest = await visitMeanwhile(visited);
      let searchableMs = Number.NaN;
      const offersImported = await visitMeanwhile(visited, async () => {
        searchableMs = await importOffers(parvis);
      });
      const rebuilt = await visitMeanwhile(visited, () => rebuildTwo(parvis));
      const documents = await writeDocuments(join(folder, 'documents'));
      const contentImported = await visitMeanwhile(visited, () =>
        runCommand(parvis, ['content', 'import', documents]),
      );
      return [
        ...figuresOf('in the 20 s after a first start', started, rest),
        ...figuresOf(`${offers} offers imported`, offersImported, rest),
        {
          name: `The last of ${offers} offers is found after the end of the import (goal: at most 60 s)`,
          ours: `${(searchableMs / 1_000).toFixed(1)} s`,
          reference: '',
        },
        ...figuresOf('two read models rebuilt', rebuilt, rest),
        ...figuresOf(`${documentPairs * 2} documents imported`, contentImported, rest),
      ];
    }, turns.environment);
  });
}

/**
 * Measures the same while another process folds 100,000 offers and 100,000 alerts, and plans the
 * digests, on the same PostgreSQL.
 */
export function benchBulkDigests(server: BenchServer): Promise<Figure[]> {
  return withFolder((folder) => {
    const turns = new NotedTurns(join(folder, 'turns'));
    const environment = { PARVIS_DEMO: '1', ...turns.environment };
    const work = async ({ parvis }: { readonly parvis: ParvisProcess }) => {
      await parvis.start();
      const rest = await visitMeanwhile({ parvis, turns });
      const url = await server.createDatabase('digests');
      const program = ['--import', 'tsx', 'ops/bench/plan-digests.ts', url];
      const planned = await visitMeanwhile({ parvis, turns }, () => runNode(program, process.env));
      return [...figuresOf('digests for 100,000 alerts folded and planned', planned, rest)];
    };
    return withParvisOnServer(server, 'bulk_digests', work, environment);
  });
}

/** @returns how long the last offer took to be found after the end of the command */
async function importOffers(parvis: ParvisProcess): Promise<number> {
  const before = await openOffers(parvis);
  await runCommand(parvis, ['demo', 'offers', '--count', String(offers), '--yes']);
  const ended = performance.now();
  while ((await openOffers(parvis)) < before + offers) {
    if (performance.now() - ended > searchableWithinMs) throw new Error('offers are missing');
    await delay(500);
  }
  return performance.now() - ended;
}

async function rebuildTwo(parvis: ParvisProcess): Promise<void> {
  await runCommand(parvis, ['projections', 'rebuild', 'offers', 'page-fragments']);
  await untilRebuilt(parvis);
}

async function untilRebuilt({ operators }: ParvisProcess): Promise<void> {
  for (;;) {
    const response = await fetch(`${operators}/readyz`);
    const { projections }: { projections: readonly { rebuild: unknown }[] } = await response.json();
    if (projections.length > 0 && projections.every(({ rebuild }) => rebuild === null)) return;
    await delay(250);
  }
}
