import { OfferIndexUnavailable } from '@parvis/contracts/careers/offer-index.ts';
import type { LogConsumer } from '@parvis/projections/follower/follower.ts';
import {
  type OffersProgress,
  pagesOfOpenOffers,
  readChangedOffers,
  readOffersProgress,
} from '@parvis/projections/offer-index/read-open-offers.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { documentVersion } from './offer-document.ts';
import type { IndexState } from './responses.ts';
import type { OfferChange, TypesenseOffers } from './typesense-offers.ts';

/** The number of changes written in one batch. */
const batchSize = 500;

/**
 * Keeps the offers on a Typesense server up to date with their read model. Collections made from
 * other rows, or in an earlier form, are replaced: a new one is filled while the old one is
 * searched.
 */
export class OffersFollower implements LogConsumer {
  readonly lockName = 'parvis offers on typesense';
  readonly #offers: TypesenseOffers;
  readonly #signal: AbortSignal;

  /** @param signal aborts a load in progress, which the next leader restarts */
  constructor(offers: TypesenseOffers, signal: AbortSignal) {
    this.#offers = offers;
    this.#signal = signal;
  }

  async begin(): Promise<void> {
    // Stateless: the server is queried each time for the position of the offers.
  }

  /** @throws ReadModelNotServed, OfferIndexUnavailable */
  async handleBatch(db: Queryable): Promise<boolean> {
    const rows = await readOffersProgress(db);
    const database = await readDatabaseIdentity(db);
    const stand = await this.#offers.stand();
    if (stand === undefined || !isOf(stand, rows, database)) {
      await this.#load(db, rows, database);
      return true;
    }
    if (stand.position === rows.position) return false;
    await this.#offers.setStand(await this.#follow(db, stand));
    return true;
  }

  async #load(db: Queryable, rows: OffersProgress, database: string): Promise<void> {
    const collection = await this.#offers.create();
    for await (const page of pagesOfOpenOffers(db, undefined, batchSize)) {
      if (this.#signal.aborted) throw new OfferIndexUnavailable('it was stopped');
      if (page.generation !== rows.generation) return;
      await this.#offers.write(collection, page.offers.map(changeOf));
    }
    const { position, generation } = rows;
    let stand: IndexState = {
      position,
      collection,
      database,
      generation,
      version: documentVersion,
    };
    // Catches up first, so that searches never go back in time.
    for (let before: IndexState | undefined; before?.position !== stand.position; ) {
      before = stand;
      stand = await this.#follow(db, stand);
    }
    await this.#offers.show(stand);
  }

  /** Writes a batch of changes. @returns the new position of the offers */
  async #follow(db: Queryable, stand: IndexState): Promise<IndexState> {
    const changed = await readChangedOffers(db, stand.position, batchSize);
    if (changed.generation !== stand.generation) return stand;
    await this.#offers.write(stand.collection, changed.offers.map(changeOf));
    const isAll = changed.offers.length < batchSize;
    const last = changed.offers.at(-1)?.since ?? changed.position;
    return { ...stand, position: isAll ? changed.position : last };
  }
}

function changeOf({
  id,
  offer,
}: {
  readonly id: OfferChange[0];
  readonly offer: OfferChange[1];
}): OfferChange {
  return [id, offer];
}

/**
 * Returns whether the offers were made from these rows and in this form; rows of a restored
 * database may be older.
 */
function isOf(stand: IndexState, rows: OffersProgress, database: string): boolean {
  return (
    stand.database === database &&
    stand.generation === rows.generation &&
    stand.version === documentVersion &&
    stand.position <= rows.position
  );
}

/** Identifies the database and its server: another database has other offers. */
async function readDatabaseIdentity(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ identity: string }>(
    `select system_identifier || '/' || oid as identity
     from pg_control_system(), pg_database where datname = current_database()`,
  );
  return rows[0]?.identity ?? '';
}
