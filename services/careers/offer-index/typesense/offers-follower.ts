import {
  OfferIndexNotWritten,
  OfferIndexUnavailable,
} from '@parvis/contracts/careers/offer-index.ts';
import { containsPlace } from '@parvis/projections/follower/place.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import {
  type OffersProgress,
  pagesOfOpenOffers,
  readChangedOffers,
  readOffersProgress,
} from '@parvis/projections/offer-index/read-open-offers.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Client } from 'typesense';
import type { OfferChange } from './compose-lines.ts';
import {
  type ConfiguredInstallation,
  type Installation,
  readInstallation,
} from './installation.ts';
import { documentVersion } from './offer-document.ts';
import { type Checkpoint, sharedWith } from './responses.ts';
import { type Shown, TypesenseOffers } from './typesense-offers.ts';

/** The number of changes written in one batch. */
const batchSize = 500;
/**
 * How long the offers must be missing before they are filled anew, in milliseconds: after a crash
 * the server is healthy for seconds before it knows its collections again.
 */
const missingMs = 5_000;

export interface OffersFollowerOptions {
  readonly log: ReadableLog;
  readonly client: Client;
  readonly installation: ConfiguredInstallation;
  /** Aborts a load in progress, which the next leader restarts. */
  readonly signal: AbortSignal;
  /** Called whenever the server has taken all that there was to write. */
  readonly onWritten?: () => void;
  readonly missingMs?: number;
}

/** `waiting`: the offers are missing, but may come back. */
type Outcome = 'written' | 'up to date' | 'waiting';

/**
 * Keeps the offers on a Typesense server up to date with their read model. Collections made from
 * other rows, or in an earlier form, are replaced: a new one is filled while the old one is
 * searched.
 */
export class OffersFollower {
  readonly #options: OffersFollowerOptions;
  #opened: TypesenseOffers | undefined;
  /** Since when the offers are known to be missing. */
  #missingSince: number | undefined;

  constructor(options: OffersFollowerOptions) {
    this.#options = options;
  }

  /** @returns whether there may be more to write @throws ReadModelNotServed, LogUnavailable, OfferIndexUnavailable, OfferIndexNotWritten */
  async handleBatch(db: Queryable): Promise<boolean> {
    const { client, installation } = this.#options;
    this.#opened ??= new TypesenseOffers(client, await readInstallation(db, installation));
    const outcome = await this.#handle(db, this.#opened);
    if (outcome !== 'waiting') this.#options.onWritten?.();
    return outcome === 'written';
  }

  async #handle(db: Queryable, offers: TypesenseOffers): Promise<Outcome> {
    const missingSince = this.#missingSince;
    this.#missingSince = undefined;
    const rows = await readOffersProgress(db);
    const shown = await offers.shown();
    if (shown !== undefined && (await this.#isOf(shown.checkpoint, rows, offers.installation))) {
      if (shown.checkpoint.position === rows.position) return 'up to date';
      await offers.setCheckpoint(await this.#follow(db, offers, shown));
      return 'written';
    }
    if (!(await offers.hasAppliedWrites())) return 'waiting';
    requireOurs(offers.installation, shown?.checkpoint);
    const { missingMs: patience = missingMs } = this.#options;
    const now = performance.now();
    if (now - (missingSince ?? now) < patience) {
      this.#missingSince = missingSince ?? now;
      return 'waiting';
    }
    await this.#load(db, offers, rows);
    return 'written';
  }

  async #load(db: Queryable, offers: TypesenseOffers, rows: OffersProgress): Promise<void> {
    const collection = await offers.create();
    for await (const page of pagesOfOpenOffers(db, undefined)) {
      if (this.#options.signal.aborted) throw new OfferIndexUnavailable('it was stopped');
      if (page.generation !== rows.generation) return;
      await offers.write(collection, page.offers.map(toChange));
    }
    const { position, event, generation } = rows;
    const { database, url } = offers.installation;
    let shown: Shown = {
      collection,
      checkpoint: { position, event, database, generation, version: documentVersion, url },
    };
    // Catches up first, so that searches never go back in time.
    for (
      let before: Shown | undefined;
      before?.checkpoint.position !== shown.checkpoint.position;
    ) {
      before = shown;
      shown = await this.#follow(db, offers, shown);
    }
    await offers.show(shown);
  }

  /** Writes a batch of changes. @returns the new position of the offers */
  async #follow(db: Queryable, offers: TypesenseOffers, shown: Shown): Promise<Shown> {
    const { collection, checkpoint } = shown;
    const changed = await readChangedOffers(db, checkpoint.position, batchSize);
    if (changed.generation !== checkpoint.generation) return shown;
    await offers.write(collection, changed.offers.map(toChange));
    const last = changed.offers.at(-1);
    const { position, event } =
      changed.offers.length < batchSize || last === undefined
        ? changed
        : { position: last.since, event: null };
    return { collection, checkpoint: { ...checkpoint, position, event } };
  }

  /**
   * Returns whether the offers were made from these rows and in this form; rows of a restored
   * database may be older, or newer but of another log.
   */
  async #isOf(
    checkpoint: Checkpoint,
    rows: OffersProgress,
    { database }: Installation,
  ): Promise<boolean> {
    const isSame =
      checkpoint.database === database &&
      checkpoint.generation === rows.generation &&
      checkpoint.version === documentVersion &&
      checkpoint.position <= rows.position;
    if (!isSame) return false;
    return checkpoint.position === rows.position && checkpoint.event?.id === rows.event?.id
      ? true
      : containsPlace(this.#options.log, checkpoint);
  }
}

function toChange({
  id,
  offer,
}: {
  readonly id: OfferChange[0];
  readonly offer: OfferChange[1];
}): OfferChange {
  return [id, offer];
}

/** Collections of another database are not replaced: both would replace them in turn. */
function requireOurs(installation: Installation, checkpoint: Checkpoint | undefined): void {
  if (checkpoint !== undefined && checkpoint.database !== installation.database)
    throw new OfferIndexNotWritten(sharedWith(installation, checkpoint));
}
