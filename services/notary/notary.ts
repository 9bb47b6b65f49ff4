import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { type LogConsumer, untilWoken } from '@parvis/projections/follower/follower.ts';
import { containsPlace, type Place, placeOf } from '@parvis/projections/follower/place.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import type { Clock } from '../adapters/clock.ts';
import { declareKey } from './declare-key.ts';
import { growTree } from './grow-tree.ts';
import type { KeyedRow, PreparedKeys, SigningKeys } from './keys/signing-keys.ts';
import { LeafMaker } from './leaf.ts';
import type { NotaryRow, NotaryTable, SignedState, StopReason } from './notary-table.ts';
import { checkpointText, readCheckpoint } from './notes/checkpoint.ts';
import { composeNote, makeSigner, type NoteSigner } from './notes/signed-note.ts';
import { resumeTree } from './resume-tree.ts';
import type { TileStore } from './tiles/tile-store.ts';
import type { GrowingTree, Tile } from './tree/growing-tree.ts';

/** The number of events that are read at once, unless the log's reader has its own. */
const pageSize = 8_000;
/** After a page of so many events there may be more, which nothing announces. */
const backlogEvents = 64;

export interface NotaryPorts {
  /** The log, as its reader shares it. */
  readonly log: ReadableLog;
  readonly append: EventLog['append'];
  readonly table: NotaryTable;
  readonly keys: SigningKeys;
  readonly tiles: TileStore;
  readonly clock: Clock;
  /** The name of the first tree. */
  readonly origin: string;
  /** Called when it stops because the log or the database contradicts what it signed. */
  readonly onStopped: (reason: StopReason) => void;
  /** Called when it begins without the key, which another process has. */
  readonly onKeyElsewhere?: () => void;
  /** How long a checkpoint waits for more events after the first that it covers, in milliseconds. */
  readonly waitMs: number;
  /** Called with each checkpoint that was published, and with the newest one at a start. */
  readonly onSigned?: (
    signed: Pick<SignedState, 'size' | 'note'> & { readonly number: number },
  ) => void;
}

interface Opened {
  readonly row: KeyedRow;
  readonly tree: GrowingTree;
  readonly maker: LeafMaker;
  /** The last event that the tree has. */
  readonly place: Place;
  /** The tiles that were made full since the newest checkpoint. */
  readonly full: readonly Tile[];
}

/**
 * Follows the log, builds its tree, and signs it. A checkpoint is committed in three steps: its tiles
 * are stored; it is stored as the state of the notary, in place of the one that it continues; then it
 * is published. What a crash leaves is completed by the next start, with the same bytes.
 */
export class Notary implements LogConsumer {
  readonly #ports: NotaryPorts;
  /** By private key: to open one takes longer than to sign. */
  #signers = new WeakMap<Buffer, NoteSigner>();
  /** When the next checkpoint is due; undefined while there is nothing to sign. */
  #dueAt: number | undefined;
  #opened: Opened | undefined;
  #publishing: Promise<unknown> = Promise.resolve();

  constructor(ports: NotaryPorts) {
    this.#ports = ports;
  }

  /**
   * Continues where the newest checkpoint ends, unless the log or the database contradicts it. Where
   * another process has the key, this one signs nothing.
   */
  async begin(): Promise<void> {
    this.#opened = undefined;
    this.#dueAt = undefined;
    this.#signers = new WeakMap();
    const { table, keys, origin, onStopped, onKeyElsewhere, append, log, clock } = this.#ports;
    await table.create(origin);
    const { row } = (await keys.prepare()) ?? {};
    if (row === undefined) return onKeyElsewhere?.();
    const maker = new LeafMaker(row.saltKey);
    const tree = await this.#resume(row, maker);
    if (typeof tree === 'string') {
      await table.stop(tree);
      return onStopped(tree);
    }
    await table.stop(null);
    const published = await this.#ports.tiles.published(row.number);
    if (row.note !== null && published?.startsWith(row.note) !== true)
      await this.#ports.tiles.publish(row.number, row.note);
    await declareKey({ append, log, clock }, row);
    this.#opened = { row, tree, maker, place: row.place, full: [] };
    const { number, size, note } = row;
    if (note !== null) this.#ports.onSigned?.({ number, size, note });
  }

  /**
   * Hashes what was appended, in the pages that other followers read, and signs it once a checkpoint
   * is due.
   */
  async handleBatch(): Promise<number> {
    if (this.#opened === undefined) return untilWoken;
    const isBacklog = (await this.#grow(this.#opened)) >= backlogEvents;
    const restMs = (this.#dueAt ?? 0) - performance.now();
    if (restMs > 0) return isBacklog ? 0 : restMs;
    return (await this.#sign()) || isBacklog ? 0 : untilWoken;
  }

  /** @returns the number of events that were added to the tree */
  async #grow({ row, tree, maker, place, full }: Opened): Promise<number> {
    const events = await this.#ports.log.readAll(place.position, pageSize);
    const last = events.at(-1);
    if (last === undefined) return 0;
    this.#dueAt ??= performance.now() + this.#ports.waitMs;
    const filled = await growTree(tree, maker, events);
    this.#opened = { row, tree, maker, place: placeOf(last), full: [...full, ...filled] };
    return events.length;
  }

  /** Signs the tree, unless that was done. @returns whether it recorded a key, which comes first */
  async #sign(): Promise<boolean> {
    const { table, keys, log, append, clock, onSigned } = this.#ports;
    const before = this.#opened;
    const { row, seeds = [] } = (await keys.prepare()) ?? {};
    if (before === undefined || row?.number !== before.row.number || row.size !== before.row.size)
      throw new Error('another process, or an operator, moved the notary');
    const { tree, maker, place, full } = before;
    if (row.nextPublicKey !== undefined && (await declareKey({ append, log, clock }, row)))
      return true;
    this.#dueAt = undefined;
    if (tree.size === row.size) return false;
    await this.#ports.tiles.writeAll(row.number, [...full, ...tree.edge(row.size)]);
    const signed = this.#stateOf({ row, seeds }, tree, place);
    if (!(await table.commit(row, signed)))
      throw new Error('another process, or an operator, moved the notary');
    this.#opened = { row: { ...row, ...signed }, tree, maker, place, full: [] };
    await this.#publish(row.number, signed);
    onSigned?.({ ...signed, number: row.number });
    return false;
  }

  /** Publishes the newest checkpoint with cosignatures, unless it is not the newest any more. */
  async publishCosigned(
    cosigned: Pick<SignedState, 'size' | 'note'> & { readonly number: number },
  ) {
    await this.#publish(cosigned.number, cosigned);
  }

  /** One after another, so that an older checkpoint never replaces a newer one. */
  async #publish(
    number: number,
    { size, note }: Pick<SignedState, 'size' | 'note'>,
  ): Promise<void> {
    const publishing = this.#publishing.then(() => {
      const { row } = this.#opened ?? {};
      const isNewest = row?.number === number && row.size === size;
      return isNewest ? this.#ports.tiles.publish(number, note) : undefined;
    });
    this.#publishing = publishing.catch(() => undefined);
    await publishing;
  }

  async #resume(row: NotaryRow, maker: LeafMaker): Promise<GrowingTree | StopReason> {
    const { tiles, log } = this.#ports;
    const published = readCheckpoint((await tiles.published(row.number)) ?? '');
    if (published !== undefined && published.size > row.size) return 'database-behind';
    if (!(await containsPlace(log, row.place))) return 'log-differs';
    return (await resumeTree({ tiles, log }, row, maker)) ?? 'log-differs';
  }

  #stateOf({ row, seeds }: PreparedKeys, tree: GrowingTree, place: Place): SignedState {
    const { size } = tree;
    const root = tree.root();
    const text = checkpointText({ origin: row.origin, size, root });
    const note = composeNote(
      text,
      seeds.map((seed) => this.#signerOf(row.origin, seed).sign(text)),
    );
    return { size, place, root, note, signedAt: this.#ports.clock.now() };
  }

  #signerOf(origin: string, seed: Buffer): NoteSigner {
    const known = this.#signers.get(seed);
    if (known !== undefined) return known;
    const signer = makeSigner(origin, seed);
    this.#signers.set(seed, signer);
    return signer;
  }
}
