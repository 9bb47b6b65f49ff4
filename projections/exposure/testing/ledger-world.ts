import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { onTestFinished } from 'vitest';
import { ContentHistory } from '../../engine/testing/content-history.ts';
import { Folding } from '../../engine/testing/folding.ts';
import { mediaLibrary } from '../../media-library/media-library.ts';
import { pageFragments } from '../../page-fragments/page-fragments.ts';
import { projectionStateSql } from '../../postgres/state-sql.ts';
import { revisionHistory } from '../../revision-history/revision-history.ts';
import { exposure } from '../exposure.ts';
import { type ExposureQuery, findExposures } from '../find-exposures.ts';

/** A ledger in a database of its own, and questions to it. */
export async function ledgerWorld() {
  const db = await createTestDatabase();
  onTestFinished(() => db.drop());
  await db.pool.query(projectionStateSql);
  const folding = new Folding(db.pool, [pageFragments, revisionHistory, mediaLibrary, exposure]);
  await folding.prepare();
  const find = (phrase: string, query: Partial<ExposureQuery> = {}) =>
    findExposures(db.pool, {
      wanted: [{ form: 'text', phrase }],
      withUnpublished: false,
      page: 1,
      pageSize: 100,
      ...query,
    });
  return { db, folding, find };
}

/** A ledger of three pages with the same title, all public, and their ids in order. */
export async function ledgerOfOneTitle(title: string) {
  const world = await ledgerWorld();
  const history = new ContentHistory();
  const pages = ['groupe', 'agenda', 'carrieres'].map((slug) =>
    history.create('fr', { title, slug }),
  );
  for (const page of pages) history.publish(page);
  await world.folding.catchUp(history.log, 2);
  return { ...world, pages };
}
