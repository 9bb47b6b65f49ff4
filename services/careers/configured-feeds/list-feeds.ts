import type { FeedProblem } from '@parvis/contracts/careers/absences.ts';
import type { FeedSettingsView, FeedView } from '@parvis/contracts/careers/feeds/endpoints.ts';
import type { RunProblem } from '@parvis/contracts/careers/feeds/feed-run.ts';
import { countOpenBySource } from '@parvis/projections/offers/count-open-by-source.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { listFeeds } from '../absences/feed-rows.ts';
import { selectSettings } from './setting-rows.ts';

/** A feed that the operator configured. */
export interface OperatorsFeed {
  readonly source: string;
  readonly url: string;
}

export interface FeedsOfOperator {
  readonly feeds: readonly OperatorsFeed[];
  readonly everyMinutes: number;
  /** Hosts from which feeds may be fetched. */
  readonly hosts: readonly string[];
}

/** Lists all feeds, those of the operator first, and how they stand. @throws ReadModelNotServed */
export async function listFeedSettings(
  db: Queryable,
  { feeds, everyMinutes, hosts }: FeedsOfOperator,
): Promise<FeedSettingsView> {
  const states = new Map((await listFeeds(db)).map((one) => [one.source, one]));
  const open = new Map((await countOpenBySource(db)).map((one) => [one.source, one.open]));
  const problems = await lastProblems(db);
  const standing = (source: string) => {
    const { waiting = 0, readAt = null, unreadable } = states.get(source) ?? {};
    const known = problems.get(source) ?? unreadable;
    const failing = unreadable && known ? { ...about(known), since: unreadable.since } : null;
    return { source, open: open.get(source) ?? 0, waiting, readAt, failing };
  };
  const operators = feeds.map(({ source, url }): FeedView => {
    const { origin, pathname } = new URL(url);
    const from = 'environment';
    return { ...standing(source), from, address: origin + pathname, everyMinutes };
  });
  const hidden = new Set(feeds.map(({ source }) => source));
  const own = (await selectSettings(db))
    .filter(({ source }) => !hidden.has(source))
    .map(
      ({ source, address, mapping, country, schedule, isOn, nextAt, secrets }): FeedView => ({
        ...standing(source),
        from: 'back-office',
        address,
        mapping,
        country,
        schedule,
        isOn,
        nextAt: isOn ? nextAt : null,
        secrets: [...secrets],
      }),
    );
  return { items: [...operators, ...own], hosts: [...hosts] };
}

function about({ code, words }: FeedProblem | RunProblem): RunProblem {
  return { code, ...(words !== undefined && { words }) };
}

/** Returns why the last import of each feed failed, of those of which it did. */
async function lastProblems(db: Queryable): Promise<ReadonlyMap<string, RunProblem>> {
  const { rows } = await db.query<{ source: string; problem: RunProblem | null }>(
    `select distinct on (source) source, problem from offer_feed_run
     where kind = 'import' and ended_at is not null order by source, id desc`,
  );
  return new Map(rows.flatMap(({ source, problem }) => (problem ? [[source, problem]] : [])));
}
