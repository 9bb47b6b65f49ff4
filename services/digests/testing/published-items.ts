import type { AlertEvent } from '@parvis/contracts/alerts/events.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { noFacets } from '@parvis/contracts/content/details.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { alerts } from '@parvis/projections/alerts/alerts.ts';
import { schemaOf } from '@parvis/projections/engine/projection.ts';
import { ContentHistory } from '@parvis/projections/engine/testing/content-history.ts';
import { Folding } from '@parvis/projections/engine/testing/folding.ts';
import { InMemoryEventLog } from '@parvis/projections/engine/testing/in-memory-event-log.ts';
import { facetSlugs } from '@parvis/projections/facet-slugs/facet-slugs.ts';
import { logInstants } from '@parvis/projections/log-instants/log-instants.ts';
import { offerFacets } from '@parvis/projections/offer-facets/offer-facets.ts';
import { offerIdOf } from '@parvis/projections/offer-index/testing/random-offers.ts';
import { offerWith } from '@parvis/projections/offer-index/testing/search-for.ts';
import { offers } from '@parvis/projections/offers/offers.ts';
import { pageFragments } from '@parvis/projections/page-fragments/page-fragments.ts';
import { synonyms } from '@parvis/projections/synonyms/synonyms.ts';
import type { Pool } from 'pg';

const models = [alerts, facetSlugs, logInstants, offerFacets, offers, pageFragments, synonyms];

/**
 * Offers, news and alerts in a log whose events happen at times chosen by a spec, with their read
 * models.
 */
export class PublishedItems {
  history = new ContentHistory();
  #folding: Folding;
  readonly #pool: Pool;
  readonly #now: () => Date;

  private constructor(pool: Pool, now: () => Date) {
    this.#pool = pool;
    this.#folding = new Folding(pool, models);
    this.#now = now;
  }

  static async create(pool: Pool, now: () => Date): Promise<PublishedItems> {
    const things = new PublishedItems(pool, now);
    await things.#folding.prepare();
    return things;
  }

  /** Restores the log from a backup with its first events, and rebuilds the read models from it. */
  async restore(kept: number): Promise<void> {
    const log = new InMemoryEventLog('new');
    log.events.push(...this.history.log.events.slice(0, kept));
    this.history = new ContentHistory(log);
    for (const { name } of models) await this.#pool.query(`drop schema ${schemaOf(name)} cascade`);
    await this.#pool.query('delete from projection_state');
    this.#folding = new Folding(this.#pool, models);
    await this.#folding.prepare();
    await this.#folding.catchUp(log);
  }

  async offer(number: number, title: string, changes: Partial<Offer> = {}): Promise<void> {
    const offerId = offerIdOf(number);
    await this.#happen(() =>
      this.history.log.append(`offer-${offerId}`, {
        type: 'OfferPublished',
        data: { offerId, offer: offerWith(title, changes) },
      }),
    );
  }

  async closeOffer(number: number): Promise<void> {
    const offerId = offerIdOf(number);
    await this.#happen(() =>
      this.history.log.append(`offer-${offerId}`, { type: 'OfferClosed', data: { offerId } }),
    );
  }

  async news(title: string, category: string, locale: Locale = 'fr'): Promise<ContentId> {
    const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    const header = { kind: 'news', title, slug, nature: 'article', category } as const;
    return this.#happen(() => {
      const id = this.history.create(locale, {
        ...noFacets,
        ...header,
        publishedOn: '2026-01-05',
        summary: `Résumé : ${title}.`,
      });
      this.history.publish(id);
      return id;
    });
  }

  async withdrawNews(id: ContentId): Promise<void> {
    await this.#happen(() => this.history.onItem('ContentUnpublished', id));
  }

  async nameFacet(id: string, fr: string, en: string): Promise<void> {
    const data = { group: 'categories', id, names: { fr, en }, revision: 1 };
    await this.#happen(() =>
      this.history.log.append(`facet-categories-${id}`, { type: 'FacetNamed', data }),
    );
  }

  async alert(event: AlertEvent): Promise<void> {
    const id = 'id' in event.data ? event.data.id : event.data.alertId;
    await this.#happen(() => this.history.log.append(`alert-${id}`, event));
  }

  /** Appends events now, and brings the read models up to date. */
  async #happen<T>(append: () => T): Promise<T> {
    const { events } = this.history.log;
    const from = events.length;
    const done = append();
    const occurredAt = this.#now().toISOString();
    for (const [at, event] of events.slice(from).entries())
      events[from + at] = { ...event, metadata: { ...event.metadata, occurredAt } };
    await this.#folding.catchUp(this.history.log);
    return done;
  }
}
