/** Merge-language proposals, and the fields of items that their list shows. */
export function mergeProposalsTables(schema: string): string {
  return `
create table ${schema}.proposal (
  id text collate "C" primary key,
  status text not null check (status in ('proposed', 'accepted', 'declined')),
  source_id text collate "C" not null,
  target_id text collate "C" not null,
  proposed text collate "C" not null
);
create index on ${schema}.proposal (source_id);
create index on ${schema}.proposal (target_id);

create table ${schema}.item (
  id text collate "C" primary key,
  locale text not null,
  title text not null
);
`;
}
