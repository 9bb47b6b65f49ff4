import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { ContentWorld, createContentTables } from './content-world.ts';

/** Two web processes on the same log and database. */
export interface TwoWorlds {
  readonly here: ContentWorld;
  readonly there: ContentWorld;
  close(): Promise<void>;
}

/** Opens two worlds that share a clock and a separate database. */
export async function openTwoWorlds(): Promise<TwoWorlds> {
  const database = await createTestDatabase();
  await createContentTables(database.url);
  const here = new ContentWorld(database.url);
  const there = new ContentWorld(database.url, here.clock);
  return {
    here,
    there,
    async close() {
      await here.close();
      await there.close();
      await database.drop();
    },
  };
}
