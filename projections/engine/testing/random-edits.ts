import { defaultPageDetails, noFacets } from '@parvis/contracts/content/details.ts';
import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import { type ContentKind, contentKinds, isTreeKind } from '@parvis/contracts/content/kinds.ts';
import { headers } from '@parvis/contracts/content/testing/headers.ts';
import fc from 'fast-check';
import type { ItemState } from '../../content-state/item-state.ts';
import { ContentHistory } from './content-history.ts';

/** Numbers that determine what is edited and how, whichever items exist by then. */
interface Edit {
  readonly kind: number;
  readonly item: number;
  readonly detail: number;
  readonly parent: number;
  readonly flag: boolean;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.nat({ max: 999 }),
  item: fc.nat({ max: 999 }),
  detail: fc.nat({ max: 999 }),
  parent: fc.nat({ max: 999 }),
  flag: fc.boolean(),
});

/**
 * Histories that an editor could have made: a few items, many moves, publications and withdrawals.
 */
export const randomHistory: fc.Arbitrary<ContentHistory> = fc
  .array(edit, { minLength: 10, maxLength: 45, size: 'max' })
  .map((edits) => {
    const history = new ContentHistory();
    for (const one of edits) apply(history, one);
    return history;
  });

type Act = (history: ContentHistory, edit: Edit, item: ItemState) => void;

const onSomeModule =
  (
    wanted: (module: ItemState['modules'][number]) => boolean,
    act: (history: ContentHistory, edit: Edit, item: ItemState, index: number) => void,
  ): Act =>
  (history, one, item) => {
    const index = pick(
      item.modules.flatMap((module, at) => (wanted(module) ? [at] : [])),
      one.detail,
    );
    if (index !== undefined) act(history, one, item, index);
  };

const create = (history: ContentHistory, one: Edit) => {
  const locale = one.detail % 4 === 0 ? 'en' : 'fr';
  const parents = history.items.filter(
    (item) => item.locale === locale && item.status !== 'deleted' && isTreeKind(item.kind),
  );
  // Every other page goes below the newest one, so that the tree grows deep.
  const parent = one.parent % 2 === 0 ? parents.at(-1) : pick(parents, one.parent);
  const id = history.create(locale, headerOf(kindOf(one), one, parent));
  if (one.parent % 5 !== 0) history.publish(id);
};

const saveHeader: Act = (history, one, item) => {
  const below = history.below(item.id);
  const parents = history.items.filter(
    ({ id, kind, locale, status }) =>
      locale === item.locale && status !== 'deleted' && isTreeKind(kind) && !below.has(id),
  );
  const parent = one.parent % 3 === 0 ? undefined : pick(parents, one.parent);
  history.saveHeader(item.id, headerOf(item.kind, one, parent), { draft: one.flag });
};

const publish: Act = (history, _, item) => {
  if (item.status === 'draft' || item.status === 'published') history.publish(item.id);
};

const unpublish: Act = (history, _, item) => {
  if (item.status === 'published') history.onItem('ContentUnpublished', item.id);
};

const archive: Act = (history, _, item) => {
  history.onItem(item.status === 'archived' ? 'ContentUnarchived' : 'ContentArchived', item.id);
};

const remove: Act = (history, _, item) => {
  if (history.below(item.id).size === 1) history.onItem('ContentDeleted', item.id);
};

const join: Act = (history, one, item) => {
  const other = pick(
    history.items.filter(({ locale }) => locale !== item.locale),
    one.detail,
  );
  if (other !== undefined) history.join(item.id, other.translationGroup);
};

const addModule: Act = (history, { detail }, item) => {
  const module = history.addModule(item.id);
  history.saveModule(item.id, module, `Statement ${detail}`);
  history.activate(item.id, module, { draft: detail % 3 === 0 });
};

const moduleAt = (item: ItemState, index: number) => {
  const module = item.modules[index];
  if (module === undefined) throw new Error(`${item.id} has no module at ${index}`);
  return module;
};

const acts: readonly Act[] = [
  create,
  create,
  saveHeader,
  saveHeader,
  saveHeader,
  publish,
  publish,
  publish,
  unpublish,
  archive,
  remove,
  join,
  addModule,
  onSomeModule(
    ({ deleted }) => !deleted,
    (history, { detail, flag }, item, at) =>
      history.saveModule(item.id, moduleAt(item, at).id, `Text ${detail}`, { draft: flag }),
  ),
  onSomeModule(
    ({ active }) => active,
    (history, { flag, parent }, item, at) =>
      history.onModule(
        flag ? 'ModuleDeactivated' : 'ModuleDeleted',
        item.id,
        moduleAt(item, at).id,
        { draft: parent % 2 === 0 },
      ),
  ),
  onSomeModule(
    ({ active, deleted }) => !active && !deleted,
    (history, { flag }, item, at) =>
      history.activate(item.id, moduleAt(item, at).id, { draft: flag }),
  ),
  onSomeModule(
    ({ deleted }) => deleted,
    (history, _, item, at) => history.onModule('ModuleUndeleted', item.id, moduleAt(item, at).id),
  ),
  (history, { flag }, item) => {
    const kept = item.modules.filter(({ deleted }) => !deleted).map(({ id }) => id);
    if (kept.length > 1) history.arrange(item.id, kept.toReversed(), { draft: flag });
  },
];

function apply(history: ContentHistory, one: Edit): void {
  const item = pick(history.items, one.item);
  if (item === undefined) return create(history, one);
  if (item.status === 'deleted') return history.onItem('ContentUndeleted', item.id);
  pick(acts, one.kind)?.(history, one, item);
}

/** As many pages as others: only they can be moved with many descendants. */
function kindOf({ kind }: Edit): ContentKind {
  const others = contentKinds.filter((other) => other !== 'page');
  const turn = Math.floor(kind / 7);
  return (turn % 2 === 1 && pick(others, Math.floor(turn / 2))) || 'page';
}

function headerOf(kind: ContentKind, one: Edit, parent: ItemState | undefined): ContentHeader {
  const { detail, flag } = one;
  const under = parent === undefined ? {} : { parentId: parent.id };
  const shared = { slug: `s${detail % 4}`, ...(flag ? { summary: `Summary ${detail % 3}` } : {}) };
  const titled = { title: `Title ${detail % 7}`, ...shared };
  const header = headers[kind];
  if (header.kind === 'page') {
    const isHome = parent === undefined && detail % 5 === 0;
    const own = { ...defaultPageDetails, types: flag ? [`type-${detail % 2}`] : [] };
    return { ...own, ...titled, ...(isHome ? { slug: '' } : under) };
  }
  if (header.kind === 'chapter') return { ...header, ...titled, ...under, order: detail % 3 };
  if (header.kind === 'news') return { kind: 'news', ...titled, ...newsDetails(one) };
  if (header.kind === 'personality') {
    const name = { firstName: `First ${detail % 3}`, lastName: `Last ${detail % 2}` };
    const role = `Role ${detail % 4}`;
    return { ...header, ...shared, ...name, role, order: detail % 3, isSpokesperson: flag };
  }
  return { ...header, ...titled, ...('live' in header && { live: flag, splash: flag }) };
}

function newsDetails({ detail, flag }: Edit) {
  return {
    nature: flag ? ('article' as const) : ('press-release' as const),
    publishedOn: `2026-01-0${1 + (detail % 5)}`,
    ...(detail % 2 === 0 ? { category: `category-${detail % 4}` } : {}),
    ...noFacets,
    types: detail % 3 === 0 ? [] : [`type-${detail % 2}`],
  };
}

function pick<T>(choices: readonly T[], number: number): T | undefined {
  return choices[number % Math.max(1, choices.length)];
}
