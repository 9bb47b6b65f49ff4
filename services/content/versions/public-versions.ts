import { isDeepStrictEqual } from 'node:util';
import { type ContentHeader, titleOf } from '@parvis/contracts/content/header.ts';
import { titleOfModule } from '@parvis/contracts/content/modules/words.ts';
import {
  type DescribeModule,
  type Version,
  versionChanges,
} from '@parvis/contracts/content/version-changes.ts';
import type { VersionView } from '@parvis/contracts/content/version-endpoints.ts';
import { evolve } from '../item/evolve.ts';
import { type ItemState, initialState, type OccurredEvent } from '../item/item.ts';
import { publicVersion } from '../item/version.ts';
import { ItemRevisions } from '../restore/item-revisions.ts';

/** What visitors saw of an item from one event on. */
interface PublicVersion {
  readonly version: Version;
  readonly from: OccurredEvent;
  /** The event that ended it; undefined while visitors see it. */
  readonly until: OccurredEvent | undefined;
}

/** Returns what visitors have seen of an item, oldest first, from all events of its stream. */
export function listPublicVersions(events: readonly OccurredEvent[]): readonly PublicVersion[] {
  const versions: PublicVersion[] = [];
  let state: ItemState = initialState;
  for (const event of events) {
    const before = state.kind === 'none' ? undefined : publicVersion(state);
    state = evolve(state, event);
    const version = publicVersion(state);
    if (isDeepStrictEqual(before, version)) continue;
    const ended = before && versions.pop();
    if (ended) versions.push({ ...ended, until: event });
    if (version) versions.push({ version, from: event, until: undefined });
  }
  return versions;
}

/**
 * Returns one page of the versions of an item, newest first, as the API returns them; `by` is an
 * actor of the log.
 * @param urlOf returns the address of the item with a header
 */
export async function viewVersions(
  events: readonly OccurredEvent[],
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  urlOf: (header: ContentHeader) => Promise<string>,
): Promise<{ readonly items: VersionView[]; readonly total: number }> {
  const versions = listPublicVersions(events);
  const revisions = new ItemRevisions(events);
  const end = Math.max(0, versions.length - (page - 1) * pageSize);
  const start = Math.max(0, end - pageSize);
  const items = versions.slice(start, end).map(async (one, at) => {
    const before = versions[start + at - 1]?.version;
    const numbered = { ...one, before, number: start + at + 1 };
    const header = headerOf(revisions, one.version);
    return {
      ...viewVersion(revisions, numbered),
      title: titleOf(header),
      url: await urlOf(header),
    };
  });
  return { items: (await Promise.all(items)).toReversed(), total: versions.length };
}

interface NumberedVersion extends PublicVersion {
  readonly number: number;
  readonly before: Version | undefined;
}

function viewVersion(
  revisions: ItemRevisions,
  { number, version, from, until, before }: NumberedVersion,
): Omit<VersionView, 'title' | 'url'> {
  const describe = describeModules(revisions);
  return {
    number,
    from: from.at,
    by: from.by,
    ...(from.type === 'ContentPublished' &&
      from.data.override !== undefined && { override: from.data.override }),
    until: until?.at ?? null,
    header: version.header,
    modules: version.modules.map((pin) => ({
      id: pin.moduleId,
      revision: pin.revision,
      ...describe(pin),
    })),
    changes: versionChanges(before, version, describe),
  };
}

/** Returns a function that names a module by what it said. @throws Error when it was never saved */
export function describeModules(revisions: ItemRevisions): DescribeModule {
  return ({ moduleId, revision }) => {
    const content = revisions.module(moduleId, revision);
    if (content === undefined) throw new Error(`visitors saw ${moduleId}, which was never saved`);
    return { type: content.type, title: titleOfModule(content) };
  };
}

function headerOf(revisions: ItemRevisions, { header }: Version): ContentHeader {
  const content = revisions.header(header);
  if (content === undefined)
    throw new Error(`visitors saw header ${header}, which was never saved`);
  return content;
}
