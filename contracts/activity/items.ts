import { z } from 'zod';

/** The types of items in the activity besides content. */
export const activityItemTypes = [
  'image',
  'file',
  'video',
  'menu',
  'redirect',
  'playlist',
  'live-post',
  'facet',
  'facet-order',
  'site-settings',
  'synonyms',
  'account',
] as const;
export const activityItemTypeSchema = z.enum(activityItemTypes);
export type ActivityItemType = z.infer<typeof activityItemTypeSchema>;

/** The actions on them. */
export const recordedActions = [
  'created',
  'saved',
  'restored',
  'cropped',
  'replaced',
  'examined',
  'arranged',
  'released',
  'release-planned',
  'release-withdrawn',
  'deleted',
  'undeleted',
  'opened',
  'closed',
  'roles-changed',
] as const;
export const recordedActionSchema = z.enum(recordedActions);
export type RecordedAction = z.infer<typeof recordedActionSchema>;
