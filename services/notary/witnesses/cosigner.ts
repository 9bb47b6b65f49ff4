import { setTimeout } from 'node:timers/promises';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { TileStore } from '../tiles/tile-store.ts';
import { nodesInTiles } from '../tree/proofs.ts';
import { lastCosigned, readCosigned, storeCosignature, storeFailure } from './cosignature-table.ts';
import {
  requestCosignature,
  type SendToWitness,
  type SignedCheckpoint,
  type Witness,
} from './witness.ts';

/** How long a stop waits for calls in progress, in milliseconds. */
const stopMs = 500;

export interface CosignerPorts {
  readonly witnesses: readonly Witness[];
  readonly send: SendToWitness;
  readonly db: Queryable;
  readonly tiles: Pick<TileStore, 'read' | 'publishCosigned'>;
  readonly clock: Clock;
  /** The least interval between two checkpoints that a witness is sent, in milliseconds. */
  readonly everyMs: number;
  /** Called with the newest cosigned checkpoint, to publish it if nothing newer was signed. */
  readonly onCosigned: (cosigned: SignedCheckpoint) => Promise<void>;
  /** Called when a witness begins to fail. */
  readonly onError: (cause: unknown) => void;
}

/**
 * Has witnesses cosign checkpoints, each at its own pace and beside the notary: one that does not
 * answer delays neither the log nor the others. A witness gets the newest checkpoint, not all of them.
 */
export class Cosigner {
  readonly #ports: CosignerPorts;
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, Promise<void>>();
  readonly #failing = new Set<string>();
  #newest: SignedCheckpoint | undefined;

  constructor(ports: CosignerPorts) {
    this.#ports = ports;
  }

  /** Receives each checkpoint that was signed. */
  signed(checkpoint: SignedCheckpoint): void {
    this.#newest = checkpoint;
    for (const witness of this.#ports.witnesses) {
      const { name } = witness.key;
      if (this.#running.has(name) || this.#stopping.signal.aborted) continue;
      const running = this.#follow(witness)
        .catch(this.#ports.onError)
        .finally(() => this.#running.delete(name));
      this.#running.set(name, running);
    }
  }

  /** Resolves when no witness is called any more, or soon: one that does not answer is left alone. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.race([this.idle(), setTimeout(stopMs, undefined, { ref: false })]);
  }

  /** Resolves when every witness has the newest checkpoint, or the calls have stopped. */
  async idle(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  /** Sends a witness what was signed, until it has the newest. */
  async #follow(witness: Witness): Promise<void> {
    const { signal } = this.#stopping;
    while (this.#newest !== undefined && !signal.aborted) {
      const checkpoint = this.#newest;
      const hasIt = await this.#cosign(witness, checkpoint);
      await setTimeout(this.#ports.everyMs, undefined, { signal }).catch(() => undefined);
      if (hasIt && this.#newest === checkpoint) return;
    }
  }

  async #cosign(witness: Witness, checkpoint: SignedCheckpoint): Promise<boolean> {
    const { db, tiles, send, clock, onError } = this.#ports;
    const { number, size } = checkpoint;
    const { name } = witness.key;
    try {
      const seen = await lastCosigned(db, number, name);
      if (seen < size) {
        const read = async (level: number, index: number, width: number) =>
          (await tiles.read(number, level, index, width)) ?? [];
        const nodeAt = nodesInTiles(size, read);
        const made = await requestCosignature(witness, checkpoint, seen, nodeAt, send);
        await storeCosignature(db, name, checkpoint, made);
      }
      await this.#publish(number);
      this.#failing.delete(name);
      return true;
    } catch (cause) {
      if (this.#stopping.signal.aborted) return false;
      const why = cause instanceof Error ? cause.message : String(cause);
      if (!this.#failing.has(name))
        onError(new Error(`the witness ${name} did not cosign: ${why}`, { cause }));
      this.#failing.add(name);
      await storeFailure(db, name, why, clock.now());
      return false;
    }
  }

  async #publish(number: number): Promise<void> {
    const cosigned = await readCosigned(this.#ports.db, number);
    if (cosigned === undefined) return;
    await this.#ports.tiles.publishCosigned(number, cosigned.note);
    await this.#ports.onCosigned({ number, ...cosigned });
  }
}
