import { setImmediate } from 'node:timers/promises';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Finding, Verification } from '@parvis/contracts/notary/views.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../../adapters/clock.ts';
import { keysOf } from '../keys/keys-of.ts';
import { LeafMaker } from '../leaf.ts';
import { firstSignedAt, listCheckpoints, type NotaryTable } from '../notary-table.ts';
import { openCheckpoint, readCheckpoint } from '../notes/checkpoint.ts';
import { findCosignature } from '../notes/cosignature.ts';
import { readNote, type VerifierKey } from '../notes/signed-note.ts';
import type { TileStore } from '../tiles/tile-store.ts';
import { listCosignatures } from '../witnesses/cosignature-table.ts';
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
 * @param witnessKeys of the witnesses that are known
 * @throws NothingSigned, LogUnavailable, StorageUnavailable
 */
export async function verify(
  ports: VerifierPorts,
  elsewhere: readonly KeptElsewhere[] = [],
  keys: readonly string[] = [],
  witnessKeys: readonly VerifierKey[] = [],
  onProgress?: (events: number) => void,
): Promise<Verification> {
  const { log, db, table, tiles, clock, isGapless, scan } = ports;
  const at = clock.now().toISOString();
  const row = await table.read();
  if (row === undefined || row.note === null) throw new NothingSigned('nothing was signed yet');
  const trusted = [...(await keysOf(log, row)), ...keys];
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
  const seen = cosignaturesIn(
    [...(await listCosignatures(db, row.number)), ...elsewhere.map(cosignedElsewhere)],
    row.origin,
    witnessKeys,
  );
  opened.push(...seen);
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
    provedFromElsewhere: largest(
      proved.filter((one) => one.source !== 'notary' && !('witness' in one)),
    ),
    witnessed: newestOfEach(proved),
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

/** A checkpoint that a witness cosigned. */
interface Witnessed extends TrustedCheckpoint {
  readonly witness: string;
  readonly at: Date;
}

/** Whatever cosignatures there are in a note from elsewhere. */
function cosignedElsewhere({ name, note }: KeptElsewhere) {
  return { note, line: '', where: name };
}

/** Returns what known witnesses cosigned, and cosignatures that their keys did not make. */
function cosignaturesIn(
  kept: readonly { readonly note: string; readonly line: string; readonly where?: string }[],
  origin: string,
  witnessKeys: readonly VerifierKey[],
): readonly (Witnessed | Finding)[] {
  return kept.flatMap(({ note, line, where }) => {
    const checkpoint = readCheckpoint(note);
    const cosigned = `${note}${line}`;
    const names = new Set(readNote(cosigned)?.signatures.map(({ name }) => name));
    return witnessKeys
      .filter(({ name }) => names.has(name))
      .map((key): Witnessed | Finding => {
        const { at } = findCosignature(cosigned, key) ?? {};
        const source = `the witness ${key.name}`;
        if (checkpoint?.origin === origin && at !== undefined)
          return { ...checkpoint, source, witness: key.name, at };
        const detail = `${source}${where === undefined ? '' : ` in ${where}`}`;
        return { kind: 'false-cosignature', position: null, event: null, detail };
      });
  });
}

/** Returns the newest that each witness cosigned. */
function newestOfEach(proved: readonly (TrustedCheckpoint | Witnessed)[]) {
  const newest = new Map<string, Verification['witnessed'][number]>();
  for (const one of proved)
    if ('witness' in one && one.size >= (newest.get(one.witness)?.size ?? 0))
      newest.set(one.witness, { name: one.witness, at: one.at.toISOString(), size: one.size });
  return [...newest.values()];
}

function largest(checkpoints: readonly TrustedCheckpoint[]): number {
  return Math.max(0, ...checkpoints.map(({ size }) => size));
}
