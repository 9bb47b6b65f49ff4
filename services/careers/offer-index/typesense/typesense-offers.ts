import { randomBytes } from 'node:crypto';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import { OfferIndexNotWritten } from '@parvis/contracts/careers/offer-index.ts';
import type { Client } from 'typesense';
import { z } from 'zod';
import { composeLines, type OfferChange } from './compose-lines.ts';
import type { Installation } from './installation.ts';
import { checkpointDocument, checkpointId, offerFields, symbolsToIndex } from './offer-document.ts';
import {
  hasAppliedWrites,
  requireAvailable,
  requireWritten,
  undefinedIfMissing,
} from './open-client.ts';
import { type Checkpoint, checkpointSchema, refusedLines } from './responses.ts';

/** The number of documents removed in one request. */
const removedAtOnce = 20;

/** A collection of offers, and where they stand. */
export interface Shown {
  readonly collection: string;
  readonly checkpoint: Checkpoint;
}

/** What earlier versions, of which a server had only one, called theirs. */
const earlier = { alias: 'offers', checkpoint: 'offers_stand' } as const;

const aliasSchema = z.object({ collection_name: z.string() });
const collectionsSchema = z.array(z.object({ name: z.string() }));

/**
 * The collections of an installation's offers on a Typesense server, for their only writer. Every
 * method throws OfferIndexUnavailable, and those that write OfferIndexNotWritten.
 */
export class TypesenseOffers {
  readonly installation: Installation;
  readonly #client: Client;

  constructor(client: Client, installation: Installation) {
    this.#client = client;
    this.installation = installation;
  }

  /** Returns the offers being searched; undefined when there are none, or they have no checkpoint. */
  async shown(): Promise<Shown | undefined> {
    return requireAvailable(async () => {
      const collection = await this.#collectionOf(this.installation.prefix);
      if (collection === undefined) return undefined;
      const said: unknown = await undefinedIfMissing(() =>
        this.#client.collections(collection).documents(checkpointId).retrieve(),
      );
      const checkpoint = checkpointSchema.safeParse(said).data;
      return checkpoint && { collection, checkpoint };
    });
  }

  /** Returns whether the server has applied all writes; until then, what is missing may come back. */
  hasAppliedWrites(): Promise<boolean> {
    return hasAppliedWrites(this.#client);
  }

  /**
   * Creates an empty collection that is not searched yet, and drops those that were never
   * completed.
   * @returns its name
   */
  async create(): Promise<string> {
    const { prefix } = this.installation;
    const name = `${prefix}_${randomBytes(6).toString('hex')}`;
    return requireWritten(async () => {
      await this.#dropOthers(await this.#collectionOf(prefix));
      await this.#client.collections().create({
        name,
        fields: offerFields.map((field) => ({ ...field })),
        symbols_to_index: [...symbolsToIndex],
      });
      return name;
    });
  }

  /** Writes what changed. */
  async write(collection: string, changes: readonly OfferChange[]): Promise<void> {
    const lines = await composeLines(changes);
    await requireWritten(async () => {
      if (lines.length > 0) await this.#import(collection, lines);
      const closed = changes.flatMap(([id, offer]) => (offer === null ? [id] : []));
      for (let at = 0; at < closed.length; at += removedAtOnce)
        await Promise.all(
          closed.slice(at, at + removedAtOnce).map((id) => this.#remove(collection, id)),
        );
    });
  }

  /** Says where a collection's offers stand, once they are written. */
  async setCheckpoint({ collection, checkpoint }: Shown): Promise<void> {
    const line = JSON.stringify(checkpointDocument(checkpoint));
    await requireWritten(() => this.#import(collection, [line]));
  }

  /**
   * Makes searches use this collection instead of the previous one, and drops all others. Its
   * checkpoint is set first: without one, no offer of it is searched.
   */
  async show(shown: Shown): Promise<void> {
    await this.setCheckpoint(shown);
    await requireWritten(async () => {
      const { collection } = shown;
      const alias = { collection_name: collection };
      await this.#client.aliases().upsert(this.installation.prefix, alias);
      await this.#dropOthers(collection);
      await this.#dropEarlier();
    });
  }

  /**
   * Sent as lines, so that the client does not turn the response into an exception that contains
   * all of them.
   */
  async #import(collection: string, lines: readonly string[]): Promise<void> {
    const response = z
      .string()
      .parse(
        await this.#client
          .collections(collection)
          .documents()
          .import(lines.join('\n'), { action: 'upsert' }),
      );
    const [refused] = refusedLines(response.split('\n').map((line): unknown => JSON.parse(line)));
    if (refused !== undefined)
      throw new OfferIndexNotWritten(
        `Typesense refused document ${refused.line}: ${refused.error}`,
      );
  }

  async #remove(collection: string, id: OfferId): Promise<void> {
    await undefinedIfMissing(() => this.#client.collections(collection).documents(id).delete());
  }

  /** Returns the collection that an alias points at. */
  async #collectionOf(name: string): Promise<string | undefined> {
    const alias = await undefinedIfMissing(() => this.#client.aliases(name).retrieve());
    return alias && aliasSchema.parse(alias).collection_name;
  }

  /** Never uses the alias, which would empty the searched collection. */
  async #dropOthers(kept: string | undefined): Promise<void> {
    for (const name of await this.#namedLike(this.installation.prefix))
      if (name !== kept) await this.#client.collections(name).delete();
  }

  /** Drops what an earlier version made of the same database. */
  async #dropEarlier(): Promise<void> {
    const checkpoint = this.#client.collections(earlier.checkpoint);
    const said: unknown = await undefinedIfMissing(() => checkpoint.documents('stand').retrieve());
    const isOurs = z.object({ database: z.literal(this.installation.database) });
    if (!isOurs.safeParse(said).success) return;
    if (this.installation.prefix !== earlier.alias) {
      for (const name of await this.#namedLike(earlier.alias))
        await this.#client.collections(name).delete();
      await undefinedIfMissing(() => this.#client.aliases(earlier.alias).delete());
    }
    await checkpoint.delete();
  }

  /** Returns the collections of a prefix, and none of a longer one. */
  async #namedLike(prefix: string): Promise<readonly string[]> {
    const made = new RegExp(`^${prefix}_[0-9a-f]{12}$`);
    const all = collectionsSchema.parse(await this.#client.collections().retrieve());
    return all.map(({ name }) => name).filter((name) => made.test(name));
  }
}
