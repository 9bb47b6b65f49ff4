import { isDeepStrictEqual } from 'node:util';
import { titleOf } from '@parvis/contracts/content/header.ts';
import type { OccurredContentEvent } from '../content-state/content-event.ts';
import { evolveItem, type ItemState, listLiveModules } from '../content-state/item-state.ts';
import { sameAddress } from '../page-fragments/fold.ts';
import { pathBelow } from '../page-fragments/fragment.ts';
import type { SiteTree } from '../page-fragments/site-tree.ts';
import { contentChanges } from './content-changes.ts';
import type { Ledger, PublicAddress } from './ledger.ts';
import { type Said, saidInHeader, saidInModule } from './said-in.ts';

/**
 * Folds an event of an item into the ledger. The tree must contain the item, all its past and future
 * ancestors, and all its descendants; it is changed.
 */
export function foldContent(
  ledger: Ledger,
  tree: SiteTree,
  event: OccurredContentEvent,
): ItemState {
  const former = tree.get(event.data.contentId);
  const item = evolveItem(former, event);
  const isMoved = former === undefined || !sameAddress(former, item);
  const affected = [item.id, ...(isMoved ? tree.descendantsOf(item.id) : [])];
  const before = new Map(affected.map((id) => [id, addressOf(tree, id)]));
  tree.put(item);
  save(ledger, item, event);
  show(ledger, former, item, event);
  for (const id of affected) {
    const [was, is] = [before.get(id), addressOf(tree, id)];
    const one = tree.get(id);
    if (one === undefined) continue;
    if (!isDeepStrictEqual(was, is)) ledger.addresses.replace(id, was, is, event.position);
    const states = id === item.id ? { former, item } : { former: one, item: one };
    ledger.changes.push(...contentChanges(event, states, was, is));
  }
  return item;
}

/** Returns where visitors find an item; undefined unless it is published. */
function addressOf(tree: SiteTree, id: string): PublicAddress | undefined {
  const item = tree.get(id);
  if (item === undefined || item.live === null) return undefined;
  const { header } = item.live;
  const path = pathBelow(tree.ancestorsOf(item), item, header.slug);
  return { paths: { [item.locale]: path }, title: titleOf(header) };
}

function save(
  ledger: Ledger,
  { id, kind, locale, modules }: ItemState,
  event: OccurredContentEvent,
) {
  const common = { owner: id, kind, position: event.position };
  const header = (revision: number, said: readonly Said[]) =>
    ledger.saved.push({ ...common, subject: id, revision, moduleType: null, said });
  switch (event.type) {
    case 'ContentCreated':
      return header(1, saidInHeader(event.data.header, locale));
    case 'HeaderSaved':
    case 'HeaderRestored':
      return header(event.data.revision, saidInHeader(event.data.header, locale));
    case 'ModuleSaved':
    case 'ModuleRestored': {
      const { moduleId: subject, revision, content } = event.data;
      const moduleType = modules.find((one) => one.id === subject)?.type ?? content.type;
      const said = saidInModule(content, locale);
      return ledger.saved.push({ ...common, subject, revision, moduleType, said });
    }
    default:
      return undefined;
  }
}

/** Records which revisions visitors see since the event, and no longer see. */
function show(
  ledger: Ledger,
  former: ItemState | undefined,
  item: ItemState,
  { position }: OccurredContentEvent,
): void {
  const [before, after] = [liveRevisions(former), liveRevisions(item)];
  for (const subject of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(subject), after.get(subject)];
    if (was !== is) ledger.shown.replace(subject, was, is, position);
  }
}

/** Returns the revisions of an item's header and modules that visitors see, by subject. */
function liveRevisions(item: ItemState | undefined): ReadonlyMap<string, number> {
  if (item === undefined || item.live === null) return new Map();
  const modules = listLiveModules(item).map(({ id, revision }) => [id, revision] as const);
  return new Map<string, number>([[item.id, item.live.revision], ...modules]);
}
