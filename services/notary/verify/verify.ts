import { setImmediate } from 'node:timers/promises';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Finding, Verification } from '@parvis/contracts/notary/views.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../../adapters/clock.ts';
import { declaredKeys } from '../declare-key.ts';
import { LeafMaker } from '../leaf.ts';
import {
  firstSignedAt,
  listCheckpoints,
  type NotaryRow,
  type NotaryTable,
} from '../notary-table.ts';
import { openCheckpoint } from '../notes/checkpoint.ts';
import { makeSigner } from '../notes/signed-note.ts';
import type { TileStore } from '../tiles/tile-store.ts';
import { type ScannedEvents, scanLog } from './scan.ts';
import { type TrustedCheckpoint, verifyLog } from './verify-log.ts';

export interface VerifierPorts {
  readonly log: Pick<EventLog, 'readAll' | 'readStream'>;
  readonly db: Queryable;
  readonly table: NotaryTable;
  readonly tiles: TileStore;
  readonly clock: Clock;
  /** Whether positions have no holes. */
  readonly isGapless: boolean;
  /** Scans the log in threads; by default it is scanned in this one. */
  readonly scan?: (key: Buffer) => AsyncIterable<ScannedEvents>;
}

/** A checkpoint that was kept elsewhere, such as in a file. */
export interface KeptElsewhere {
  readonly name: string;
  readonly note: string;
}

/** The notary has not begun yet, so nothing is signed. */
export class NothingSigned extends Error {
  override name = 'NothingSigned';
}

/**
 * Verifies the log against the tiles, the checkpoints that the notary kept, and others.
 * @param keys of ours that others kept, besides those that the log declares
 * @throws NothingSigned, LogUnavailable, StorageUnavailable
 */
export async function verify(
  ports: VerifierPorts,
  elsewhere: readonly KeptElsewhere[] = [],
  keys: readonly string[] = [],
  onProgress?: (events: number) => void,
): Promise<Verification> {
  const { log, db, table, tiles, clock, isGapless, scan } = ports;
  const at = clock.now().toISOString();
  const row = await table.read();
  if (row === undefined || row.note === null) throw new NothingSigned('nothing was signed yet');
  const trusted = [...(await ownKeys(log, row)), ...keys];
  const own = [...(await listCheckpoints(db, row.number)), row.note].map((note) => ({
    name: 'notary',
    note,
  }));
  const opened: (TrustedCheckpoint | Finding)[] = [];
  for (const kept of [...own, ...elsewhere]) {
    // There is one of each hour, and a signature takes a while.
    if (opened.length % 20 === 19) await setImmediate();
    opened.push(openKept(kept, trusted));
  }
  const maker = new LeafMaker(row.saltKey);
  const { events, findings, proved } = await verifyLog({
    log,
    maker,
    pages: scan?.(row.saltKey) ?? scanLog(log, maker),
    readTile: (...tile) => tiles.read(row.number, ...tile),
    checkpoints: opened.flatMap((one) => ('root' in one ? one : [])),
    isGapless,
    ...(onProgress && { onProgress }),
  });
  return {
    at,
    events,
    signed: row.size,
    provedSince: (await firstSignedAt(db, row.number))?.toISOString() ?? null,
    provedFromElsewhere: largest(proved.filter(({ source }) => source !== 'notary')),
    findings: [...findings, ...opened.flatMap((one) => ('kind' in one ? one : []))],
  };
}

function openKept(
  { name, note }: KeptElsewhere,
  keys: readonly string[],
): TrustedCheckpoint | Finding {
  const checkpoint = openCheckpoint(note, keys);
  if (checkpoint !== undefined) return { ...checkpoint, source: name };
  return { kind: 'not-our-signature', position: null, event: null, detail: name };
}

async function ownKeys(log: Pick<EventLog, 'readStream'>, row: NotaryRow): Promise<string[]> {
  const { verifierKey } = makeSigner(row.origin, row.signingKey);
  return [...(await declaredKeys(log, row.origin)), verifierKey];
}

function largest(checkpoints: readonly TrustedCheckpoint[]): number {
  return Math.max(0, ...checkpoints.map(({ size }) => size));
}
