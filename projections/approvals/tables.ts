/** The requests for approval that wait or were returned, at most one for each item. */
export function approvalsTables(schema: string): string {
  return `
create table ${schema}.approval (
  content_id text collate "C" primary key,
  request int not null,
  state text not null check (state in ('waiting', 'returned')),
  note text not null,
  requested_by text not null,
  requested_at text not null,
  position text collate "C" not null
);
create index on ${schema}.approval (position);`;
}
