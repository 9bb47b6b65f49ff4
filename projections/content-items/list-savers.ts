import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** Returns who changed an item last or last saved a module: account ids, and `system`. @throws ReadModelNotServed */
export async function listSavers(db: Queryable): Promise<readonly string[]> {
  const rows = await servedRows<{ id: string }>(
    db,
    `with recursive ${eachOnce('changer', 'item', 'updated_by')},
       ${eachOnce('saver', 'module', 'saved_by')}
     select read_position('content-items') as position, id
     from (select id from changer union select id from saver) everybody
     where id is not null`,
    [],
  );
  return rows.map(({ id }) => id);
}

/** Returns a recursive query of each value of an indexed column, once, without reading every row. */
function eachOnce(name: string, table: string, column: string): string {
  return `${name} (id) as (
    select min(${column}) from content_items.${table}
    union all
    select (select min(${column}) from content_items.${table} where ${column} > ${name}.id)
    from ${name} where ${name}.id is not null)`;
}
