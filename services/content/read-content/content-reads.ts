import { actorId, systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { SiteChecks } from '@parvis/contracts/content/checks/endpoints.ts';
import type { Finding } from '@parvis/contracts/content/checks/finding.ts';
import type { ContentDetails } from '@parvis/contracts/content/details.ts';
import type { Home } from '@parvis/contracts/content/home-endpoints.ts';
import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ContentSort, EditedContent } from '@parvis/contracts/content/kind-views.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { linkedPathsIn } from '@parvis/contracts/content/modules/linked-paths.ts';
import { maxNamedEffects } from '@parvis/contracts/content/publication-endpoints.ts';
import type {
  AddressChanges,
  TreeNode,
  TreePlace,
} from '@parvis/contracts/content/tree-endpoints.ts';
import type {
  ContentStatus,
  ContentSummary,
  HistoryView,
  ListedContent,
  ModuleView,
  ProposalView,
  RevisionContent,
} from '@parvis/contracts/content/views.ts';
import type { Condition } from '@parvis/contracts/http/conditions.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import {
  type ActivityFilter,
  listActivity,
  listActors,
} from '@parvis/projections/activity/list-activity.ts';
import { type ApprovalRow, listApprovals } from '@parvis/projections/approvals/list-approvals.ts';
import { type ChecksQuery, listChecks } from '@parvis/projections/content-checks/list-checks.ts';
import { listFindings } from '@parvis/projections/content-checks/list-findings.ts';
import { findUnseenAt, type UnseenItem } from '@parvis/projections/content-items/find-unseen-at.ts';
import {
  type ContentItemFilter,
  listContentItems,
} from '@parvis/projections/content-items/list-content-items.ts';
import {
  listBehind,
  listOwnDrafts,
  listReviews,
  listStale,
  listUntranslated,
} from '@parvis/projections/content-items/list-home.ts';
import { listPlannedItems } from '@parvis/projections/content-items/list-planned-items.ts';
import { listSavers } from '@parvis/projections/content-items/list-savers.ts';
import { type Behind, readBehind } from '@parvis/projections/content-items/read-behind.ts';
import {
  readContentItem,
  readModule,
  readPublicItem,
} from '@parvis/projections/content-items/read-content-item.ts';
import {
  type AddressScope,
  listTreeChildren,
  readAddressChanges,
  readTreePlace,
} from '@parvis/projections/content-items/read-tree.ts';
import { searchedWords, wordsOf } from '@parvis/projections/content-items/read-words.ts';
import {
  findLinkingEntries,
  type LinkingEntry,
} from '@parvis/projections/menu-tree/find-linking-entries.ts';
import { listMergeProposals } from '@parvis/projections/merge-proposals/list-merge-proposals.ts';
import type { TypedParts } from '@parvis/projections/page-fragments/compose-preview.ts';
import {
  type FormerPath,
  findFormerPaths,
} from '@parvis/projections/page-fragments/find-former-paths.ts';
import { findLinksTo, type LinkingItem } from '@parvis/projections/page-fragments/find-links-to.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import {
  findRedirectsAround,
  type RedirectAtPath,
} from '@parvis/projections/redirects/find-redirects-around.ts';
import {
  readHistory,
  readRevision,
  readSteps,
} from '@parvis/projections/revision-history/read-history.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import { accountsIn, namedActivity } from '../activity/named-activity.ts';
import { withTyped } from '../checks/with-typed.ts';
import type { Item } from '../item/item.ts';
import { findAtAddress } from './find-at-address.ts';

const system = actorId(systemActor);

/** One page of a list. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

export interface ContentListQuery {
  readonly kinds: readonly ContentKind[];
  /** Only these items, including deleted ones. */
  readonly ids?: readonly ContentId[] | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly locale?: Locale | undefined;
  readonly status?: ContentStatus | undefined;
  /** Words to find in items or in the names of their editors, or the address of one. */
  readonly q?: string | undefined;
  /** Whether items with the words in their title come first. */
  readonly titlesFirst?: boolean | undefined;
  /** Values by header field: an item matches when each of these fields has one of its values. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly untranslatedInto?: Locale | undefined;
  readonly where?: Condition | undefined;
  readonly sort: readonly ContentSort[];
}

export interface ProposalListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly contentId?: ContentId | undefined;
  readonly status?: 'proposed' | 'accepted' | 'declined' | undefined;
}

/** What the home of an account shows. */
interface HomeQuery {
  readonly lasting: Parameters<typeof listStale>[1];
  /** The day until which reviews of the account are due, and the one before which others' were. */
  readonly reviewed: { readonly until: string; readonly before: string | undefined };
  /** How many items of each list. */
  readonly limit: number;
}

/**
 * References to an item: redirects that begin or end at its addresses, other items' addresses
 * there, menus.
 */
export interface ItemReferences {
  readonly redirects: readonly RedirectAtPath[];
  readonly former: readonly FormerPath[];
  readonly entries: readonly LinkingEntry[];
}

/** Reads content from the read models, with account names in place of account ids. */
export class ContentReads {
  readonly #db: Queryable;
  readonly #accountNames: AccountNames;
  readonly #ownHost: string;

  /** @param ownHost the host of this site, with its port where it has one */
  constructor(db: Queryable, accountNames: AccountNames, ownHost: string) {
    this.#ownHost = ownHost;
    this.#db = db;
    this.#accountNames = accountNames;
  }

  /** Returns one page of the publications that wait for approval, by account ids. */
  async approvals(paging: {
    readonly page: number;
    readonly pageSize: number;
  }): Promise<ListPage<ApprovalRow>> {
    return { ...(await listApprovals(this.#db, paging)), ...paging };
  }

  /** Returns one page of the items of some kinds, each with the fields of its kind. */
  async items(query: ContentListQuery): Promise<ListPage<ListedContent & ContentDetails>> {
    const { q, ...others } = query;
    const ids = q ? await findAtAddress(this.#db, q) : [];
    if (ids.length > 0) return this.#named(await listContentItems(this.#db, { ...others, ids }));
    const words = q ? await this.#withPeople(searchedWords(q)) : [];
    return this.#named(await listContentItems(this.#db, { ...others, words }));
  }

  /** Returns words with the editors whose names have a word that begins so. */
  async #withPeople(words: readonly string[]): Promise<ContentItemFilter['words']> {
    const savers = await listSavers(this.#db);
    const names = await this.#accountNames.namesOf(savers.filter((id) => id !== system));
    const people = [...names].map(([id, name]) => ({ id, words: wordsOf(name) }));
    return words.map((word) => ({
      word,
      people: people.filter((one) => one.words.includes(` ${word}`)).map(({ id }) => id),
    }));
  }

  async #named<T extends ContentSummary>(list: ListPage<T>): Promise<ListPage<T>> {
    const nameOf = await this.#naming(list.items.map(({ updatedBy }) => updatedBy));
    const items = list.items.map((item) => ({ ...item, updatedBy: nameOf(item.updatedBy) }));
    return { ...list, items };
  }

  /** What an account finds first: its drafts and reviews, and what else needs care. */
  async home(account: string, { lasting, reviewed, limit }: HomeQuery): Promise<Home> {
    const [drafts, reviews, overdue, behind, untranslated, stale] = await Promise.all([
      listOwnDrafts(this.#db, account, limit),
      listReviews(this.#db, { of: 'own', account, day: reviewed.until }, limit),
      reviewed.before === undefined
        ? { items: [], total: 0 }
        : listReviews(this.#db, { of: 'others', account, day: reviewed.before }, limit),
      listBehind(this.#db, limit),
      listUntranslated(this.#db, locales, limit),
      listStale(this.#db, lasting, limit),
    ]);
    const nameOf = await this.#naming(overdue.items.map(({ owner }) => owner));
    const items = overdue.items.map((one) => ({ ...one, owner: one.owner && nameOf(one.owner) }));
    return { drafts, reviews, overdue: { ...overdue, items }, behind, untranslated, stale };
  }

  /** Returns how far a translation is behind its original; undefined unless it is. */
  behind(contentId: ContentId): Promise<Behind | undefined> {
    return readBehind(this.#db, contentId);
  }

  /** Lists what to look at in published items. */
  checks(query: ChecksQuery): Promise<SiteChecks> {
    return listChecks(this.#db, query, this.#ownHost);
  }

  /** Returns the findings of an item as it would be published with what is typed. */
  typedChecks(item: Item, typed: TypedParts): Promise<readonly Finding[]> {
    return listFindings(this.#db, item, withTyped(item, typed), this.#ownHost);
  }

  /** One page of the items of all kinds with a plan, the next due first. */
  async planned(query: { readonly page: number; readonly pageSize: number }) {
    return this.#named(await listPlannedItems(this.#db, query));
  }

  /** Returns the place of an item in the tree; undefined when it does not exist or is deleted. */
  async treePlace(contentId: ContentId): Promise<TreePlace | undefined> {
    const above = [...(await readTreePlace(this.#db, contentId))];
    const item = above.pop();
    return item && item.status !== 'deleted' ? { ...item, above } : undefined;
  }

  /** Returns one page of the children of an item, or of the top of a language's tree. */
  treeChildren(
    parent: ContentId | { readonly topOf: Locale },
    query: { readonly page: number; readonly pageSize: number },
  ): Promise<ListPage<TreeNode>> {
    return listTreeChildren(this.#db, parent, query);
  }

  /**
   * Returns the addresses that change when that of an item changes from one path of slugs to
   * another.
   */
  addressChanges(
    contentId: ContentId,
    slugs: { readonly from: readonly string[]; readonly to: readonly string[] },
    of?: AddressScope,
  ): Promise<AddressChanges> {
    return readAddressChanges(this.#db, contentId, slugs, of);
  }

  /** The items with these ids, or at these addresses, that visitors do not see. */
  unseen(named: {
    readonly ids: readonly string[];
    readonly paths: readonly string[];
  }): Promise<readonly UnseenItem[]> {
    return findUnseenAt(this.#db, named);
  }

  /** Returns the paths of this site that a module's fields link to. */
  pathsIn(data: unknown): readonly string[] {
    return linkedPathsIn(data, this.#ownHost);
  }

  /** References to an item by its id, and to its addresses. */
  async around(contentId: ContentId, paths: readonly string[]): Promise<ItemReferences> {
    const [redirects, former, entries] = await Promise.all([
      findRedirectsAround(this.#db, paths, maxNamedEffects),
      findFormerPaths(this.#db, paths, contentId),
      findLinkingEntries(this.#db, contentId),
    ]);
    return { redirects, former, entries };
  }

  /** Returns published items that link to an item. */
  linksTo(contentId: ContentId): Promise<readonly LinkingItem[]> {
    const wanted = { id: contentId, ownHost: this.#ownHost, limit: maxNamedEffects };
    return findLinksTo(this.#db, wanted);
  }

  /**
   * Returns an item with the newest revision of its header and of its modules, except deleted ones.
   * @returns undefined when it never existed; a deleted item has the status `deleted`
   */
  async item(contentId: ContentId): Promise<EditedContent | undefined> {
    const item = await readContentItem(this.#db, contentId);
    return item && this.#withNames(item);
  }

  /** Like `item`, as visitors see it; undefined when they see nothing of it. */
  async publicItem(contentId: ContentId): Promise<EditedContent | undefined> {
    const item = await readPublicItem(this.#db, contentId);
    if (item === undefined) return undefined;
    const modules = item.modules.map(async (module) => {
      if (module.data !== null) return module;
      const earlier = await readRevision(this.#db, module.id, module.revision);
      return earlier === undefined
        ? module
        : { ...module, data: earlier.data, savedAt: earlier.at, savedBy: earlier.by };
    });
    return this.#withNames({ ...item, modules: await Promise.all(modules) });
  }

  async #withNames(item: EditedContent): Promise<EditedContent> {
    const nameOf = await this.#naming([
      item.updatedBy,
      ...item.modules.map(({ savedBy }) => savedBy),
      ...item.deletedModules.map(({ deletedBy }) => deletedBy),
    ]);
    return {
      ...item,
      updatedBy: nameOf(item.updatedBy),
      modules: item.modules.map((module) => withAuthor(module, nameOf)),
      deletedModules: item.deletedModules.map((module) => ({
        ...module,
        deletedBy: nameOf(module.deletedBy),
      })),
    };
  }

  /** Returns the newest revision of a module, deleted or not; undefined when it never existed. */
  async module(moduleId: ModuleId): Promise<ModuleView | undefined> {
    const module = await readModule(this.#db, moduleId);
    return module && withAuthor(module, await this.#naming([module.savedBy]));
  }

  /** Returns the history of a header or a module, newest first. */
  async history(subject: ContentId | ModuleId): Promise<HistoryView> {
    const [revisions, steps] = await Promise.all([
      readHistory(this.#db, subject),
      readSteps(this.#db, subject),
    ]);
    const nameOf = await this.#naming([...revisions, ...steps].map(({ by }) => by));
    return {
      revisions: revisions.map((one) => ({ ...one, by: nameOf(one.by) })),
      steps: steps.map((one) => ({ ...one, by: nameOf(one.by) })),
    };
  }

  /** The activity on all items, newest first, with the names of the actors. */
  async activity(filter: ActivityFilter) {
    const [{ items, next }, actors] = await Promise.all([
      listActivity(this.#db, filter),
      listActors(this.#db),
    ]);
    const nameOf = await this.#naming([...actors, ...accountsIn(items)]);
    return {
      items: items.map((one) => namedActivity(one, nameOf)),
      next,
      people: actors.map((id) => ({ id, name: nameOf(id) })),
    };
  }

  /** Returns one revision of a header or a module; undefined when it does not exist. */
  async revision(
    subject: ContentId | ModuleId,
    revision: number,
  ): Promise<RevisionContent | undefined> {
    const found = await readRevision(this.#db, subject, revision);
    return found && { ...found, by: (await this.#naming([found.by]))(found.by) };
  }

  /** Returns one page of merge-language proposals. */
  proposals(query: ProposalListQuery): Promise<ListPage<ProposalView>> {
    return listMergeProposals(this.#db, query);
  }

  async #naming(actors: readonly (string | null)[]): Promise<(actor: string) => string> {
    const known = actors.filter((actor) => actor !== null);
    const names = await this.#accountNames.namesOf([...new Set(known)]);
    return (actor) => names.get(actor) ?? actor;
  }
}

function withAuthor<T extends { readonly savedBy: string | null }>(
  module: T,
  nameOf: (actor: string) => string,
): T {
  return module.savedBy === null ? module : { ...module, savedBy: nameOf(module.savedBy) };
}
