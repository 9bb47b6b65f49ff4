/** An item of a feed, from its beginning to its end. */
export type FeedItem =
  /** A record, as far as its syntax goes. */
  | { readonly kind: 'record'; readonly line: number; readonly value: unknown }
  /** Something that is no record, or cannot be distinguished. */
  | { readonly kind: 'unreadable'; readonly line: number; readonly reason: string }
  /** The feed ends before its end: it cannot be complete. */
  | { readonly kind: 'truncated'; readonly line: number };

/** No record is longer, in characters. */
export const maxRecordLength = 2_000_000;
