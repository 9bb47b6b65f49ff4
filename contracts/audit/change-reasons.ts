/** What changed in a response: its page, or something else that it shows. */
export const changeReasons = [
  'page',
  'linked',
  'menu',
  'list',
  'settings',
  'media',
  'names',
  'synonyms',
  'offers',
  'posts',
  'search',
] as const;
export type ChangeReason = (typeof changeReasons)[number];
