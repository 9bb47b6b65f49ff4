/**
 * Every revision of every header (`subject` is the item's id) and module (the module's id), with its
 * content, who saved it and which of its fields differ from the revision before.
 */
export function revisionHistoryTables(schema: string): string {
  return `
create table ${schema}.revision (
  subject text collate "C" not null,
  revision int not null,
  "position" text collate "C" not null,
  at text not null,
  actor text not null,
  restored int,
  data jsonb not null,
  changes jsonb not null,
  primary key (subject, revision)
);
`;
}
