import { isDeepStrictEqual } from 'node:util';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import type { OccurredContentEvent } from '../content-state/content-event.ts';
import { type ItemState, listLiveModules } from '../content-state/item-state.ts';
import type { ChangeRow, PublicAddress } from './ledger.ts';

interface States {
  readonly former: ItemState | undefined;
  readonly item: ItemState;
}

/**
 * Returns what visitors saw change of an item with an event: its own, or that of an item above it.
 * @param was where it was found before, and `is` where it is since
 */
export function contentChanges(
  { position, at, actor }: OccurredContentEvent,
  { former, item }: States,
  was: PublicAddress | undefined,
  is: PublicAddress | undefined,
): readonly ChangeRow[] {
  const place = is ?? was;
  if (place === undefined) return [];
  const { id, kind, locale } = item;
  const common = { position, at, actor, kind, owner: id, locale, title: place.title };
  const [path, formerPath] = [place.paths[locale] ?? null, was?.paths[locale] ?? null];
  const ofItem = { ...common, subject: id, path };
  const revision = item.live?.revision ?? null;
  const shown = former?.live?.revision ?? null;
  if (was === undefined) return [{ ...ofItem, what: 'published', revision }];
  if (is === undefined) return [{ ...ofItem, what: 'withdrawn', former: shown }];
  return [
    ...headerChanges({ ...ofItem, revision, former: shown }, formerPath),
    ...moduleChanges(former, item).map((change) => ({ ...ofItem, ...change })),
  ];
}

function headerChanges(
  header: Omit<ChangeRow, 'what'>,
  formerPath: string | null,
): readonly ChangeRow[] {
  if (header.path !== formerPath) return [{ ...header, what: 'moved', formerPath }];
  return header.revision === header.former ? [] : [{ ...header, what: 'header-changed' }];
}

type ModuleChange = Pick<ChangeRow, 'what' | 'subject' | 'moduleType' | 'revision' | 'former'>;

/** Returns the modules that visitors see since, no longer, changed, or in another order. */
function moduleChanges(former: ItemState | undefined, item: ItemState): readonly ModuleChange[] {
  if (former === undefined || former === item) return [];
  const [before, after] = [listLiveModules(former), listLiveModules(item)];
  const was = new Map<ModuleId, number>(before.map(({ id, revision }) => [id, revision]));
  const is = new Map<ModuleId, number>(after.map(({ id, revision }) => [id, revision]));
  const typeOf = (id: ModuleId) => item.modules.find((one) => one.id === id)?.type ?? null;
  const changed = after.flatMap(({ id, revision }): ModuleChange[] => {
    const shown = was.get(id) ?? null;
    if (shown === revision) return [];
    const what = shown === null ? 'module-added' : 'module-changed';
    return [{ what, subject: id, moduleType: typeOf(id), revision, former: shown }];
  });
  const removed = before.flatMap(({ id, revision }): ModuleChange[] =>
    is.has(id)
      ? []
      : [{ what: 'module-removed', subject: id, moduleType: typeOf(id), former: revision }],
  );
  const kept = [before.filter(({ id }) => is.has(id)), after.filter(({ id }) => was.has(id))];
  const [stood, stands] = kept.map((some) => some.map(({ id }) => id));
  const arranged = isDeepStrictEqual(stood, stands)
    ? []
    : [{ what: 'modules-arranged' as const, subject: item.id }];
  return [...changed, ...removed, ...arranged];
}
