import type { ContentCommand } from '@parvis/contracts/content/commands.ts';
import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { parentIdOf } from '@parvis/contracts/content/header.ts';
import { isTreeKind } from '@parvis/contracts/content/kinds.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { SiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import { CurrentSettings } from '../../streams/current-settings.ts';
import type { Item } from '../item/item.ts';
import type { ItemStore } from '../item/item-store.ts';
import { idsAtOrAbove } from '../item/related-state.ts';

type Items = Pick<ItemStore, 'load'>;
type ApprovalSettings = SiteSettings['approval'];

/** Requires that publications are approved by somebody else where the site's settings say so. */
export class ApprovalRule {
  readonly #settings: CurrentSettings;

  constructor(log: EventLog) {
    this.#settings = new CurrentSettings(log);
  }

  /** Reads what is required, as the site's settings say now. @throws LogUnavailable */
  async settings(): Promise<ApprovalSettings> {
    return (await this.#settings.read()).approval;
  }

  /**
   * Returns why what was decided on an item may not happen without approval; nothing when it may.
   * @param after the item as it would be then
   * @param settings what is required, if it was read for this decision
   * @throws LogUnavailable
   */
  async refusalsOf(
    command: ContentCommand,
    events: readonly ContentEvent[],
    after: Item,
    items: Items,
    settings?: ApprovalSettings,
  ): Promise<readonly Refusal[]> {
    if (!needsCover(command, events) || !(await this.appliesTo(after, items, settings))) return [];
    return [{ code: 'approval-required' }];
  }

  /**
   * Returns whether the publication of an item needs approval. In the tree, both its stored place
   * and the given one count, and of the items above it those of drafts and of addresses.
   * @throws LogUnavailable
   */
  async appliesTo(
    { contentId, header: { content } }: Item,
    items: Items,
    settings?: ApprovalSettings,
  ): Promise<boolean> {
    const { kinds, sections } = settings ?? (await this.settings());
    if (kinds.includes(content.kind)) return true;
    if (sections.length === 0 || !isTreeKind(content.kind)) return false;
    const parentId = parentIdOf(content);
    const places = [contentId, ...(parentId === undefined ? [] : [parentId])];
    const above = await idsAtOrAbove(items, places);
    return sections.some((section) => above.has(section));
  }
}

/** Returns whether a decision shows, or plans to show, what only an approval may. */
function needsCover(command: ContentCommand, events: readonly ContentEvent[]): boolean {
  if (command.type === 'approve-publication') return false;
  if (command.type === 'publish-content' && command.override !== undefined) return false;
  return events.some(
    ({ type, data }) =>
      type === 'ContentPublished' ||
      (type === 'ContentScheduled' &&
        command.type === 'schedule-content' &&
        data.publishAt !== null),
  );
}
