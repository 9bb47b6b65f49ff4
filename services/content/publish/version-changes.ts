import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { titleOfModule } from '@parvis/contracts/content/modules/words.ts';
import type {
  ChangedRevision,
  ModuleChange,
  VersionChanges,
} from '@parvis/contracts/content/publication-endpoints.ts';
import type { Item } from '../item/item.ts';
import { type PinnedModule, publicVersion } from '../item/version.ts';

/** Returns what visitors see differently of an item itself after its publication. */
export function versionChanges(before: Item, after: Item): VersionChanges {
  const [was, is] = [publicVersion(before), publicVersion(after)];
  const [former, shown] = [revisionsOf(was?.modules), revisionsOf(is?.modules)];
  const kept = [...shown.keys()].filter((id) => former.has(id));
  const moved = movedModules([...former.keys()], kept);
  const removed = [...former.keys()].filter((id) => !shown.has(id));
  const header = { before: was?.header ?? null, after: is?.header ?? null };
  return {
    header: header.before === header.after ? null : header,
    modules: [...shown.keys(), ...removed].flatMap((id) => {
      const revisions = { before: former.get(id) ?? null, after: shown.get(id) ?? null };
      const change = changeOf(revisions, moved.has(id));
      return change === undefined ? [] : [{ ...describe(after, id), ...revisions, change }];
    }),
  };
}

function changeOf(
  { before, after }: ChangedRevision,
  isMoved: boolean,
): ModuleChange['change'] | undefined {
  if (before === null) return 'added';
  if (after === null) return 'removed';
  if (before !== after) return 'changed';
  return isMoved ? 'moved' : undefined;
}

function revisionsOf(outline: readonly PinnedModule[] = []): ReadonlyMap<ModuleId, number> {
  return new Map(outline.map(({ moduleId, revision }) => [moduleId, revision]));
}

function describe({ modules, deletedModules }: Item, id: ModuleId) {
  const module = [...modules, ...deletedModules].find((one) => one.id === id);
  if (module?.kind !== 'saved') throw new Error(`visitors see ${id}, which was never saved`);
  return { id, type: module.type, title: titleOfModule(module.newest.content) };
}

/** Returns the fewest modules that have to move for one order to become the other. */
function movedModules(from: readonly ModuleId[], to: readonly ModuleId[]): ReadonlySet<ModuleId> {
  const places = to.map((id) => from.indexOf(id));
  const longest: number[][] = [];
  for (const [end, place] of places.entries()) {
    const before = longest.filter((_, at) => (places[at] ?? 0) < place);
    const best = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    longest.push([...best, end]);
  }
  const stays = new Set(longest.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []));
  return new Set(to.filter((_, at) => !stays.has(at)));
}
