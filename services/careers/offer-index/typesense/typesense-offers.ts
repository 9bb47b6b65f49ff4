import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { type Client, Errors } from 'typesense';
import { z } from 'zod';
import { refusedLines } from './answers.ts';
import {
  documentOf,
  offerFields,
  offersAlias,
  standCollection,
  standId,
  symbolsToIndex,
} from './offer-document.ts';
import { unlessAway } from './open-client.ts';

const batchSize = 1_000;

export type GivenOffer = readonly [OfferId, Offer];

/** The open offers on a Typesense server: one writer at a time fills and follows. */
export class TypesenseOffers {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Fills a collection beside the one that is searched, lets the alias point at it, and drops the others.
   * @param collection its name, which begins with `offers_` and is new
   * @throws OfferIndexAway; Error naming the first offer that the server refused
   */
  async load(
    collection: string,
    offers: AsyncIterable<GivenOffer> | Iterable<GivenOffer>,
    position: Position,
  ): Promise<void> {
    await unlessAway(async () => {
      await this.#client.collections().create({
        name: collection,
        fields: offerFields.map((field) => ({ ...field })),
        symbols_to_index: [...symbolsToIndex],
      });
      let batch: GivenOffer[] = [];
      for await (const offer of offers) {
        batch.push(offer);
        if (batch.length < batchSize) continue;
        await this.#put(collection, batch);
        batch = [];
      }
      await this.#put(collection, batch);
      await this.#stand(collection, position);
      await this.#client.aliases().upsert(offersAlias, { collection_name: collection });
      await this.#dropOthers(collection);
    });
  }

  /** Writes what changed; null for an offer that is not open any more. @throws OfferIndexAway */
  async apply(
    collection: string,
    changes: readonly (readonly [OfferId, Offer | null])[],
    position: Position,
  ): Promise<void> {
    await unlessAway(async () => {
      const open = changes.flatMap(([id, offer]): GivenOffer[] =>
        offer === null ? [] : [[id, offer]],
      );
      await this.#put(collection, open);
      for (const [id, offer] of changes) if (offer === null) await this.#remove(collection, id);
      await this.#stand(collection, position);
    });
  }

  async #put(collection: string, offers: readonly GivenOffer[]): Promise<void> {
    if (offers.length === 0) return;
    const documents = offers.map(([id, offer]) => documentOf(id, offer));
    await this.#import(collection, documents);
  }

  /** As lines, so that the answer is not turned into an exception that keeps all of them. */
  async #import(collection: string, documents: readonly object[]): Promise<void> {
    const lines = documents.map((document) => JSON.stringify(document)).join('\n');
    const answer = await this.#client
      .collections(collection)
      .documents()
      .import(lines, { action: 'upsert' });
    const [refused] = refusedLines(answer.split('\n').map((line): unknown => JSON.parse(line)));
    if (refused !== undefined)
      throw new Error(`Typesense refused document ${refused.line}: ${refused.error}`);
  }

  async #remove(collection: string, id: OfferId): Promise<void> {
    try {
      await this.#client.collections(collection).documents(id).delete();
    } catch (cause) {
      if (!(cause instanceof Errors.ObjectNotFound)) throw cause;
    }
  }

  async #stand(collection: string, position: Position): Promise<void> {
    const stand = { id: standId, position, collection };
    try {
      await this.#import(standCollection, [stand]);
    } catch (cause) {
      if (!(cause instanceof Errors.ObjectNotFound)) throw cause;
      const fields = ['position', 'collection'].map((name) => ({ name, type: 'string' as const }));
      await this.#client.collections().create({ name: standCollection, fields });
      await this.#import(standCollection, [stand]);
    }
  }

  /** Never by the alias, which would empty what is searched. */
  async #dropOthers(kept: string): Promise<void> {
    const all = z
      .array(z.object({ name: z.string() }))
      .parse(await this.#client.collections().retrieve());
    for (const { name } of all)
      if (name.startsWith(`${offersAlias}_`) && name !== kept && name !== standCollection)
        await this.#client.collections(name).delete();
  }
}
