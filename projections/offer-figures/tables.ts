/**
 * `offer` has the state of each offer, with which its next event is compared. `figure` has the
 * changes of each day (`2026-01-05`, in Paris) among the offers of a facet, of those without one of
 * a group under the empty facet, or of all offers under the empty group. `change` is the increase in
 * open offers: those that opened, less those that closed, and those that moved from one facet to
 * another while open.
 */
export function offerFiguresTables(schema: string): string {
  return `
create table ${schema}.offer (
  id text collate "C" primary key,
  state jsonb not null
);

create table ${schema}.figure (
  facet_group text collate "C" not null,
  facet text collate "C" not null,
  day text collate "C" not null,
  opened int not null,
  absent int not null,
  withdrawn int not null,
  closed int not null,
  change int not null,
  primary key (facet_group, facet, day)
);
create index on ${schema}.figure (facet_group, day);
`;
}
