import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import {
  ordinalOf,
  type Position,
  positionFrom,
  startOfLog,
} from '@parvis/contracts/log/position.ts';
import type { Finding } from '@parvis/contracts/notary/views.ts';
import type { LeafMaker } from '../leaf.ts';
import type { Checkpoint } from '../notes/checkpoint.ts';
import { GrowingTree, tileWidth } from '../tree/growing-tree.ts';
import { hashBytes } from '../tree/hashes.ts';
import { nodesInTiles, type ReadHashes, treeRoot } from '../tree/proofs.ts';
import { explain, explainedEvents } from './explain.ts';
import { OrderCheck } from './order.ts';
import type { ScannedEvents } from './scan.ts';

/** A checkpoint whose signature was verified. */
export interface TrustedCheckpoint extends Pick<Checkpoint, 'size' | 'root'> {
  /** Where it was kept: by the notary, or the name of a file from elsewhere. */
  readonly source: 'notary' | (string & {});
}

export interface LogToVerify {
  readonly log: Pick<EventLog, 'readAll'>;
  readonly maker: LeafMaker;
  /** The events of the log from its start on. */
  readonly pages: AsyncIterable<ScannedEvents>;
  /** Reads hashes of the tiles kept; undefined when they are missing. */
  readonly readTile: (
    level: number,
    index: number,
    width: number,
  ) => Promise<readonly Buffer[] | undefined>;
  readonly checkpoints: readonly TrustedCheckpoint[];
  /** Whether positions have no holes. */
  readonly isGapless: boolean;
  /** Called with the number of events verified so far. */
  readonly onProgress?: (events: number) => void;
}

/** What a verification found in the log. */
export interface LogVerification {
  readonly events: number;
  readonly findings: readonly Finding[];
  /** The checkpoints that the log leads to. */
  readonly proved: readonly TrustedCheckpoint[];
}

/** Recomputes the tree of a log, and compares it with its tiles and checkpoints. @throws LogUnavailable */
export async function verifyLog(parts: LogToVerify): Promise<LogVerification> {
  const comparison = new Comparison(parts);
  for await (const page of parts.pages) await comparison.add(page);
  return comparison.finish();
}

/** The first event whose hash is not the one in the tiles. */
interface FirstDifference {
  readonly index: number;
  readonly after: Position;
  readonly timeBefore: string;
}

class Comparison {
  readonly #parts: LogToVerify;
  readonly #order: OrderCheck;
  readonly #tree = new GrowingTree();
  readonly #waiting: TrustedCheckpoint[];
  readonly #signed: number;
  readonly #proved: TrustedCheckpoint[] = [];
  readonly #contradicted: TrustedCheckpoint[] = [];
  #tile: readonly Buffer[] = [];
  #first: FirstDifference | undefined;
  #differing = 0;
  #last = { position: startOfLog, time: '' };

  constructor(parts: LogToVerify) {
    this.#parts = parts;
    this.#order = new OrderCheck(parts.isGapless);
    this.#waiting = parts.checkpoints.toSorted((one, other) => one.size - other.size);
    const own = parts.checkpoints.filter(({ source }) => source === 'notary');
    this.#signed = Math.max(0, ...own.map(({ size }) => size));
  }

  async add(page: ScannedEvents): Promise<void> {
    this.#order.add(page);
    this.#meetCheckpoints();
    for (const [n, position] of page.positions.entries()) {
      const hash = Buffer.from(page.hashes.subarray(n * hashBytes, (n + 1) * hashBytes));
      await this.#compare(hash);
      this.#tree.append(hash);
      this.#last = { position, time: page.times[n] ?? '' };
      this.#meetCheckpoints();
    }
    this.#parts.onProgress?.(this.#tree.size);
  }

  async finish(): Promise<LogVerification> {
    const findings = [...this.#order.findings];
    const change = await this.#findChange();
    if (change !== undefined) findings.unshift(change);
    for (const one of [...this.#contradicted, ...this.#waiting])
      if (one.source !== 'notary') findings.push(this.#otherHistory(one));
    return { events: this.#tree.size, findings, proved: this.#proved };
  }

  /** Compares a hash with the one in the tiles, as far as these are signed. */
  async #compare(hash: Buffer): Promise<void> {
    const index = this.#tree.size;
    if (index >= this.#signed) return;
    if (index % tileWidth === 0) {
      const width = Math.min(tileWidth, this.#signed - index);
      this.#tile = (await this.#parts.readTile(0, index / tileWidth, width)) ?? [];
    }
    if (this.#tile[index % tileWidth]?.equals(hash) === true) return;
    this.#differing += 1;
    const { position: after, time: timeBefore } = this.#last;
    this.#first ??= { index, after, timeBefore };
  }

  #meetCheckpoints(): void {
    while (this.#waiting[0]?.size === this.#tree.size) {
      const [met] = this.#waiting.splice(0, 1);
      if (met === undefined) return;
      (met.root.equals(this.#tree.root()) ? this.#proved : this.#contradicted).push(met);
    }
  }

  /** Returns what was changed in the log, or in the tiles, since it was signed. */
  async #findChange(): Promise<Finding | undefined> {
    const isCut = this.#tree.size < this.#signed;
    const { position: after, time: timeBefore } = this.#last;
    const first =
      this.#first ?? (isCut ? { index: this.#tree.size, after, timeBefore } : undefined);
    if (first === undefined) return undefined;
    const isAsSigned = this.#proved.some(({ size }) => size === this.#signed);
    if (isAsSigned) return this.#damagedTiles(first);
    const events = await this.#parts.log.readAll(first.after, explainedEvents);
    const signed = await this.#signedFrom(first.index);
    const { after: position, timeBefore: before } = first;
    const found = explain(
      { after: ordinalOf(position), timeBefore: before, events, signed },
      this.#parts.maker,
    );
    const isReplaced =
      found.kind === 'edited' &&
      first.index === 0 &&
      this.#differing === Math.min(this.#tree.size, this.#signed);
    const detail = (await this.#areTilesSigned())
      ? found.detail
      : `${found.detail}; the tiles are not as signed either, so the first change may be before this one`;
    if (isReplaced) return { ...found, kind: 'replaced', detail: 'no event is as signed' };
    // A tail that was cut leaves none.
    const differing = this.#differing === 0 ? '' : `; events that differ: ${this.#differing}`;
    return { ...found, detail: `${detail}${differing}` };
  }

  #damagedTiles({ index, after }: FirstDifference): Finding {
    const detail = `tile/0/${Math.floor(index / tileWidth)} is not what the signed root leads to`;
    return {
      kind: 'tiles-damaged',
      position: positionFrom(ordinalOf(after) + 1n),
      event: null,
      detail,
    };
  }

  /** A checkpoint of elsewhere contradicts the log: it was changed after the last one that does not. */
  #otherHistory({ source, size }: TrustedCheckpoint): Finding {
    const same = Math.max(
      0,
      ...this.#proved.filter((one) => one.size < size).map((one) => one.size),
    );
    const { size: length } = this.#tree;
    if (size > length) {
      const detail = `${source} signs ${size} events, and the log has ${length}`;
      return { kind: 'tail-cut', position: positionFrom(BigInt(length) + 1n), event: null, detail };
    }
    const detail = `${source} signs another history of the first ${size} events; the first ${same} are proved`;
    return {
      kind: 'other-history',
      position: positionFrom(BigInt(same) + 1n),
      event: null,
      detail,
    };
  }

  async #signedFrom(index: number): Promise<readonly Buffer[]> {
    const hashes: Buffer[] = [];
    const end = Math.min(this.#signed, index + explainedEvents);
    for (let tile = Math.floor(index / tileWidth); tile * tileWidth < end; tile += 1) {
      const width = Math.min(tileWidth, this.#signed - tile * tileWidth);
      hashes.push(...((await this.#parts.readTile(0, tile, width)) ?? []));
    }
    return hashes.slice(index % tileWidth, (index % tileWidth) + end - index);
  }

  async #areTilesSigned(): Promise<boolean> {
    const newest = this.#parts.checkpoints.find(
      ({ source, size }) => source === 'notary' && size === this.#signed,
    );
    const read: ReadHashes = async (...tile) => (await this.#parts.readTile(...tile)) ?? [];
    const root = await treeRoot(this.#signed, nodesInTiles(this.#signed, read)).catch(
      () => undefined,
    );
    return newest !== undefined && root !== undefined && root.equals(newest.root);
  }
}
