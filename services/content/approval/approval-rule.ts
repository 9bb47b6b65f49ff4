import type { ApprovalSetting } from '@parvis/contracts/content/approval.ts';
import type { ContentCommand } from '@parvis/contracts/content/commands.ts';
import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { parentIdOf } from '@parvis/contracts/content/header.ts';
import { isTreeKind } from '@parvis/contracts/content/kinds.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import { requireReadable } from '@parvis/contracts/log/event-families.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { isFence } from '@parvis/contracts/log/fence.ts';
import { siteSettingsEvents, siteSettingsKey } from '@parvis/contracts/site-settings/events.ts';
import { noSiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import type { Item } from '../item/item.ts';
import type { ItemStore } from '../item/item-store.ts';
import { idsAtOrAbove } from '../item/related-state.ts';

type Items = Pick<ItemStore, 'load'>;

/** Requires that publications are approved by somebody else where the site's settings say so. */
export class ApprovalRule {
  readonly #log: EventLog;
  #known: { readonly setting: ApprovalSetting; readonly next: number } = {
    setting: noSiteSettings.approval,
    next: 0,
  };

  constructor(log: EventLog) {
    this.#log = log;
  }

  /**
   * Returns why what was decided on an item may not happen without approval; nothing when it may.
   * @param after the item as it would be then
   * @throws LogUnavailable
   */
  async refusalsOf(
    command: ContentCommand,
    events: readonly ContentEvent[],
    after: Item,
    items: Items,
  ): Promise<readonly Refusal[]> {
    if (!needsCover(command, events) || !(await this.appliesTo(after, items))) return [];
    return [{ code: 'approval-required' }];
  }

  /**
   * Returns whether the publication of an item needs approval. In the tree, both its stored place
   * and the given one count, and of the items above it those of drafts and of addresses.
   * @throws LogUnavailable
   */
  async appliesTo({ contentId, header: { content } }: Item, items: Items): Promise<boolean> {
    const { kinds, sections } = await this.#current();
    if (kinds.includes(content.kind)) return true;
    if (sections.length === 0 || !isTreeKind(content.kind)) return false;
    const parentId = parentIdOf(content);
    const places = [contentId, ...(parentId === undefined ? [] : [parentId])];
    const above = await idsAtOrAbove(items, places);
    return sections.some((section) => above.has(section));
  }

  /** Reads the setting from its stream, from where it was read last: no older one may be applied. */
  async #current(): Promise<ApprovalSetting> {
    let { setting, next } = this.#known;
    const stream = siteSettingsEvents.prefix + siteSettingsKey;
    for (const recorded of await this.#log.readStream(stream, { from: next })) {
      requireReadable(recorded);
      if (!isFence(recorded)) setting = siteSettingsEvents.read(recorded).data.settings.approval;
      next = recorded.revision + 1;
    }
    if (next > this.#known.next) this.#known = { setting, next };
    return setting;
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
