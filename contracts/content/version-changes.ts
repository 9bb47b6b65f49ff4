import { z } from 'zod';
import { type ModuleId, moduleIdSchema } from './ids.ts';
import { moduleTypeSchema } from './modules/module-types.ts';

/** A module in the revision that visitors see or will see. */
export interface PinnedModule {
  readonly moduleId: ModuleId;
  readonly revision: number;
}

/** What visitors see of an item: its header's revision, and its modules in their order. */
export interface Version {
  readonly header: number;
  readonly modules: readonly PinnedModule[];
}

/** The revisions in one version and in another; null when it is not part of one. */
const changedRevisionSchema = z.object({
  before: z.number().int().min(1).nullable(),
  after: z.number().int().min(1).nullable(),
});
export type ChangedRevision = z.infer<typeof changedRevisionSchema>;

const moduleChangeSchema = changedRevisionSchema.extend({
  id: moduleIdSchema,
  type: moduleTypeSchema,
  /** Its first words. */
  title: z.string(),
  change: z.enum(['added', 'changed', 'moved', 'removed']),
});
export type ModuleChange = z.infer<typeof moduleChangeSchema>;

/** What differs between two versions of an item. */
export const versionChangesSchema = z.object({
  /** Null when it is the same. */
  header: changedRevisionSchema.nullable(),
  /** In the order of the later version; removed ones last. */
  modules: z.array(moduleChangeSchema),
});
export type VersionChanges = z.infer<typeof versionChangesSchema>;

/** Names a module by its type and the first words of one of its revisions. */
export type DescribeModule = (pin: PinnedModule) => Pick<ModuleChange, 'type' | 'title'>;

/** Returns what differs between two versions of an item; undefined stands for none. */
export function versionChanges(
  was: Version | undefined,
  is: Version | undefined,
  describeModule: DescribeModule,
): VersionChanges {
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
      if (change === undefined) return [];
      const revision = revisions.after ?? revisions.before ?? 0;
      return [{ id, ...describeModule({ moduleId: id, revision }), ...revisions, change }];
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
