import type { Knex } from 'knex';

const checkedItems = `
-- What is doubtful in an item as of its last change, in the read model 'content-items'; can be made
-- anew at any time. Doubts made by other rules than the present ones are made anew.
create table checked_item (
  id text collate "C" primary key,
  updated text collate "C" not null,
  rules int not null,
  doubts jsonb not null
);
`;

/** What is doubtful over the site is kept until an item changes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(checkedItems);
}
