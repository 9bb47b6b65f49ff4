import { randomBytes } from 'node:crypto';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { Client } from 'typesense';
import { z } from 'zod';
import {
  documentOf,
  indexStateCollection,
  indexStateId,
  offerFields,
  offersAlias,
  symbolsToIndex,
} from './offer-document.ts';
import { requireAvailable, undefinedIfMissing } from './open-client.ts';
import { type IndexState, indexStateSchema, refusedLines } from './responses.ts';

/** The number of documents removed in one request. */
const removedAtOnce = 20;

/** An offer, or null for one that is no longer open. */
export type OfferChange = readonly [OfferId, Offer | null];

/**
 * The collections of offers on a Typesense server, for their only writer. Every method throws
 * OfferIndexUnavailable.
 */
export class TypesenseOffers {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Returns the state of the offers being searched; undefined when there are none, or it is
   * unknown.
   */
  async stand(): Promise<IndexState | undefined> {
    return requireAvailable(async () => {
      const said = await undefinedIfMissing(() =>
        this.#client.collections(indexStateCollection).documents(indexStateId).retrieve(),
      );
      const stand = indexStateSchema.safeParse(said);
      // A writer that ended between the two writes leaves them inconsistent.
      return stand.success && stand.data.collection === (await this.#shown())
        ? stand.data
        : undefined;
    });
  }

  /**
   * Creates an empty collection that is not searched yet, and drops those that were never
   * completed.
   * @returns its name
   */
  async create(): Promise<string> {
    const name = `${offersAlias}_${randomBytes(6).toString('hex')}`;
    return requireAvailable(async () => {
      const shown = await this.#shown();
      await this.#dropOthers(shown);
      await this.#client.collections().create({
        name,
        fields: offerFields.map((field) => ({ ...field })),
        symbols_to_index: [...symbolsToIndex],
      });
      return name;
    });
  }

  /** Writes what changed. @throws Error naming the first offer that the server refused */
  async write(collection: string, changes: readonly OfferChange[]): Promise<void> {
    await requireAvailable(async () => {
      const documents = changes.flatMap(([id, offer]) =>
        offer === null ? [] : [documentOf(id, offer)],
      );
      if (documents.length > 0) await this.#import(collection, documents);
      const closed = changes.flatMap(([id, offer]) => (offer === null ? [id] : []));
      for (let at = 0; at < closed.length; at += removedAtOnce)
        await Promise.all(
          closed.slice(at, at + removedAtOnce).map((id) => this.#remove(collection, id)),
        );
    });
  }

  /** Sets the position of a collection's offers, once they are written. */
  async setStand(stand: IndexState): Promise<void> {
    await requireAvailable(async () => {
      const documents = [{ id: indexStateId, ...stand }];
      const written = await undefinedIfMissing(async () => {
        await this.#import(indexStateCollection, documents);
        return true;
      });
      if (written === true) return;
      const fields = [{ name: 'position', type: 'string' as const }];
      await this.#client.collections().create({ name: indexStateCollection, fields });
      await this.#import(indexStateCollection, documents);
    });
  }

  /**
   * Makes searches use this collection instead of the previous one, and drops all others. The alias
   * moves first: the searched offers are never older than their position.
   */
  async show(stand: IndexState): Promise<void> {
    await requireAvailable(async () => {
      await this.#client.aliases().upsert(offersAlias, { collection_name: stand.collection });
      await this.setStand(stand);
      await this.#dropOthers(stand.collection);
    });
  }

  /**
   * Sent as lines, so that the client does not turn the response into an exception that contains
   * all of them.
   */
  async #import(collection: string, documents: readonly object[]): Promise<void> {
    const lines = documents.map((document) => JSON.stringify(document)).join('\n');
    const response = await this.#client
      .collections(collection)
      .documents()
      .import(lines, { action: 'upsert' });
    const [refused] = refusedLines(response.split('\n').map((line): unknown => JSON.parse(line)));
    if (refused !== undefined)
      throw new Error(`Typesense refused document ${refused.line}: ${refused.error}`);
  }

  async #remove(collection: string, id: OfferId): Promise<void> {
    await undefinedIfMissing(() => this.#client.collections(collection).documents(id).delete());
  }

  /** Returns the collection that is searched. */
  async #shown(): Promise<string | undefined> {
    const alias = await undefinedIfMissing(() => this.#client.aliases(offersAlias).retrieve());
    return alias?.collection_name;
  }

  /** Never uses the alias, which would empty the searched collection. */
  async #dropOthers(kept: string | undefined): Promise<void> {
    const all = z
      .array(z.object({ name: z.string() }))
      .parse(await this.#client.collections().retrieve());
    for (const { name } of all)
      if (name.startsWith(`${offersAlias}_`) && name !== kept && name !== indexStateCollection)
        await this.#client.collections(name).delete();
  }
}
