import type { FoundText } from '@parvis/contracts/admin-search/endpoints.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { ContentStatus } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** The pictures of entries. */
export type EntryIcon =
  | 'account'
  | 'action'
  | 'content'
  | 'file'
  | 'image'
  | 'offer'
  | 'person'
  | 'screen'
  | 'text'
  | 'video';

/** One thing that the search leads to. */
export interface Entry {
  /** Unique among all entries. */
  readonly id: string;
  readonly icon: EntryIcon;
  readonly label: string;
  readonly note?: string;
  /** The part of its text that matches. */
  readonly excerpt?: FoundText['excerpt'];
  /** An item's language and what visitors see of it. */
  readonly item?: {
    readonly kind: ContentKind;
    readonly locale: Locale;
    readonly status: ContentStatus;
    readonly pending?: boolean;
  };
  /** The address that it opens, or what it does. */
  readonly opens: string | (() => void);
}

/** Entries under a heading. */
export interface EntryGroup {
  readonly id: string;
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** Returns the address of an item's editor. */
export function editorOf({
  kind,
  id,
}: {
  readonly kind: ContentKind;
  readonly id: string;
}): string {
  return `/admin/content/${kind}/${id}/edit`;
}
