import type { Position } from '@parvis/contracts/log/position.ts';
import { byLocale, type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { findNewNews } from '@parvis/projections/page-fragments/find-new-news.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { DueAlert } from './due-alerts.ts';
import type { Matches } from './matches.ts';

/** The number of news items read in one batch. */
const pageSize = 200;

/** Assigns newly published news to the matching newsletters. */
export class NewsMatching {
  readonly #matches: Matches;
  /** Newsletters by language and category. */
  readonly #wanting = byLocale(() => new Map<string, number[]>());
  readonly #categories = new Map<string, string>();

  constructor(matches: Matches) {
    this.#matches = matches;
  }

  /** Adds a page of newsletters. */
  take(due: readonly DueAlert[]): void {
    for (const one of due) {
      const { wish, locale } = one.alert;
      if (wish.of !== 'news') continue;
      const number = this.#matches.add(one, (item) => {
        const category = this.#categories.get(item);
        return category === undefined ? {} : { category };
      });
      for (const category of new Set(wish.categories)) {
        const wanting = this.#wanting[locale].get(category);
        if (wanting === undefined) this.#wanting[locale].set(category, [number]);
        else wanting.push(number);
      }
    }
  }

  /**
   * Matches the newly published news that are still public with the newsletters.
   * @throws ReadModelNotServed
   */
  async compare(db: Queryable, until: Position): Promise<void> {
    for (const locale of locales) await this.#compareIn(db, until, locale);
  }

  async #compareIn(db: Queryable, until: Position, locale: Locale): Promise<void> {
    let after = this.#matches.earliest;
    while (after !== undefined) {
      const page = await findNewNews(db, { after, until, locale }, pageSize);
      for (const { id, since, details } of page) {
        const { category } = details;
        if (category === undefined) continue;
        this.#categories.set(id, category);
        for (const number of this.#wanting[locale].get(category) ?? [])
          this.#matches.found(number, id, since);
      }
      after = page.length < pageSize ? undefined : page.at(-1)?.since;
    }
  }
}
