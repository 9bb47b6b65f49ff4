import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';

/** Port: turns account ids into the names of people. */
export interface AccountNames {
  /** Unknown ids are omitted; `system` is the product itself. */
  namesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

const systemName = 'Parvis';
const rememberedNames = 2_000;
const rememberedMs = 60_000;

/** Creates the names of accounts, including closed ones. A changed name is seen a minute later. */
export function createAccountNames(db: Pool): AccountNames {
  const remembered = new LRUCache<string, string>({ max: rememberedNames, ttl: rememberedMs });
  return {
    async namesOf(accountIds) {
      const wanted = [...new Set(accountIds)];
      const names = new Map<string, string>();
      for (const id of wanted) {
        const name = id === 'system' ? systemName : remembered.get(id);
        if (name !== undefined) names.set(id, name);
      }
      const unknown = wanted.filter((id) => !names.has(id));
      for (const { id, name } of await selectNames(db, unknown)) {
        remembered.set(id, name);
        names.set(id, name);
      }
      return names;
    },
  };
}

async function selectNames(
  db: Pool,
  ids: readonly string[],
): Promise<readonly { id: string; name: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<{ id: string; name: string }>(
    'SELECT id, name FROM account WHERE id = ANY($1) AND opened_at IS NOT NULL',
    [ids],
  );
  return rows;
}
