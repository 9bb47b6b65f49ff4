import { z } from 'zod';
import { contentKinds } from '../content/kinds.ts';

/** What the exposure ledger knows texts and changes of: content, and everything else in public. */
export const exposedKinds = [
  ...contentKinds,
  'image',
  'file',
  'video',
  'menu',
  'redirect',
  'playlist',
  'live-post',
  'facet',
  'site-settings',
  'offer',
] as const;
export const exposedKindSchema = z.enum(exposedKinds);
export type ExposedKind = z.infer<typeof exposedKindSchema>;

/**
 * What happened in public. `imported`: a feed of offers was read, and opened, changed and withdrew
 * as many as it counts.
 */
export const publicChanges = [
  'published',
  'withdrawn',
  'moved',
  'header-changed',
  'module-added',
  'module-changed',
  'module-removed',
  'modules-arranged',
  'changed',
  'replaced',
  'imported',
] as const;
export const publicChangeSchema = z.enum(publicChanges);
export type PublicChange = z.infer<typeof publicChangeSchema>;

/** What a revision names: words, a medium of the library, an item, a playlist, an address, a file. */
export const saidForms = ['text', 'media', 'item', 'link', 'file'] as const;
export type SaidForm = (typeof saidForms)[number];
