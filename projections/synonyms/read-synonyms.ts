import type { SynonymRule } from '@parvis/contracts/careers/synonyms.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { type SynonymList, suppliedSynonyms } from '@parvis/contracts/synonyms/synonym-list.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isValidAt, nameAt, positionRead } from '../revisioned/queries.ts';
import { synonymsTag } from './synonyms-tag.ts';

/** The rules that searches follow, where and when they were read. */
export interface SynonymsRead {
  readonly rules: readonly SynonymRule[];
  readonly position: Position;
  readonly tags: readonly string[];
}

/**
 * Reads the rules that searches follow, now or at a past position: those that editors saved, or
 * else those supplied with the product.
 * @throws ReadModelNotServed
 */
export async function readSynonyms(db: Queryable, at?: Position): Promise<SynonymsRead> {
  const [row] = await servedRows<{ position: Position; list: SynonymList | null }>(
    db,
    {
      name: nameAt('synonyms', at),
      text: `select read_position('synonyms') as position,
        (select span.state->'content' from synonyms.span where ${isValidAt('span', at)}) as list`,
    },
    [at ?? null],
  );
  if (row === undefined) throw new Error('expected one row with the synonyms');
  return {
    rules: (row.list ?? suppliedSynonyms).rules,
    position: positionRead(at, row.position),
    tags: [synonymsTag],
  };
}
