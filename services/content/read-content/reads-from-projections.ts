import { listContentItems } from '@parvis/projections/content-items/list-content-items.ts';
import {
  readContentItem,
  readModule,
} from '@parvis/projections/content-items/read-content-item.ts';
import { listMergeProposals } from '@parvis/projections/merge-proposals/list-merge-proposals.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { readHistory, readRevision } from '@parvis/projections/revision-history/read-history.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import type { ContentReads } from './content-reads.ts';

/** Content as the read models tell it, with names in the place of account ids. */
export function readsFromProjections(db: Queryable, accountNames: AccountNames): ContentReads {
  const naming = async (actors: readonly (string | null)[]) => {
    const known = actors.filter((actor) => actor !== null);
    const names = await accountNames.namesOf([...new Set(known)]);
    return (actor: string) => names.get(actor) ?? actor;
  };
  return {
    async items(query) {
      const list = await listContentItems(db, query);
      const nameOf = await naming(list.items.map(({ updatedBy }) => updatedBy));
      const items = list.items.map((item) => ({ ...item, updatedBy: nameOf(item.updatedBy) }));
      return { ...list, items };
    },
    async item(contentId) {
      const item = await readContentItem(db, contentId);
      if (item === undefined) return undefined;
      const nameOf = await naming([item.updatedBy, ...item.modules.map(({ savedBy }) => savedBy)]);
      const modules = item.modules.map((module) => withAuthor(module, nameOf));
      return { ...item, updatedBy: nameOf(item.updatedBy), modules };
    },
    async module(moduleId) {
      const module = await readModule(db, moduleId);
      return module && withAuthor(module, await naming([module.savedBy]));
    },
    async history(subject) {
      const revisions = await readHistory(db, subject);
      const nameOf = await naming(revisions.map(({ by }) => by));
      return { revisions: revisions.map((one) => ({ ...one, by: nameOf(one.by) })) };
    },
    async revision(subject, revision) {
      const found = await readRevision(db, subject, revision);
      return found && { ...found, by: (await naming([found.by]))(found.by) };
    },
    proposals: (query) => listMergeProposals(db, query),
  };
}

function withAuthor<T extends { readonly savedBy: string | null }>(
  module: T,
  nameOf: (actor: string) => string,
): T {
  return module.savedBy === null ? module : { ...module, savedBy: nameOf(module.savedBy) };
}
