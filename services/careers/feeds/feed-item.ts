import type { NoteCode } from '@parvis/contracts/careers/import-notes.ts';

/** Why an item is no record. */
export type UnreadableCode = Extract<
  NoteCode,
  'nothing' | 'syntax' | 'no-offers' | 'no-records' | 'page-without-offers' | 'too-long'
>;

/** An item of a feed, from its beginning to its end. */
export type FeedItem =
  /** A record that is syntactically valid. */
  | {
      readonly kind: 'record';
      readonly line: number;
      readonly value: unknown;
      /** The element that it is, in XML. */
      readonly element?: string;
    }
  /** An item that is not a record, or cannot be identified. */
  | {
      readonly kind: 'unreadable';
      readonly line: number;
      readonly code: UnreadableCode;
      /** What a parser says about it. */
      readonly reason?: string | undefined;
    }
  /** The feed is truncated: it cannot be complete. */
  | { readonly kind: 'truncated'; readonly line: number };

/** The maximum length of a record, in characters. */
export const maxRecordLength = 2_000_000;
