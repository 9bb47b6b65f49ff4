import { titleOf } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { TranslationDebt } from '@parvis/contracts/content/upkeep-endpoints.ts';
import { type VersionChanges, versionChanges } from '@parvis/contracts/content/version-changes.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { ContentServices } from '../content-services.ts';
import { requireItem } from '../item/guards.ts';
import type { OccurredEvent } from '../item/item.ts';
import { ItemRevisions } from '../restore/item-revisions.ts';
import { describeModules, listPublicVersions } from '../versions/public-versions.ts';

/** Returns how far a translation is behind its original, and what changed in that since. */
export async function readDebt(
  { store, reads }: Pick<ContentServices, 'store' | 'reads'>,
  contentId: ContentId,
): Promise<Outcome<TranslationDebt>> {
  const existing = requireItem((await store.load(contentId)).state);
  if (!existing.ok) return existing;
  const { translationGroup: id } = existing.value;
  const behind = await reads.behind(contentId);
  const original = requireItem((await store.load(id)).state);
  if (behind === undefined || !original.ok) return accept({ behind: 0, debt: null });
  const { locale, header } = original.value;
  const { kind } = header.content;
  const { aligned, version } = behind;
  return accept({
    behind: version - aligned,
    debt: {
      original: { id, kind, locale, title: titleOf(header.content) },
      aligned,
      version,
      changes: changesBetween(await store.events(id), aligned, version),
    },
  });
}

/** Returns what differs between two public versions, by their numbers. */
function changesBetween(
  events: readonly OccurredEvent[],
  before: number,
  after: number,
): VersionChanges {
  const versions = listPublicVersions(events);
  const numbered = (number: number) => versions[number - 1]?.version;
  const describe = describeModules(new ItemRevisions(events));
  return versionChanges(numbered(before), numbered(after), describe);
}
