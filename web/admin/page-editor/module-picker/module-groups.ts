import {
  type ModuleType,
  moduleTypeSchema,
} from '@parvis/contracts/content/modules/module-types.ts';

const groupOf = {
  text: 'words',
  statement: 'words',
  quote: 'words',
  'key-numbers': 'words',
  image: 'images',
  gallery: 'images',
  infography: 'images',
  video: 'images',
  slider: 'images',
  carousel: 'images',
  accordion: 'parts',
  tabs: 'parts',
  'card-tabs': 'parts',
  'page-tab': 'parts',
  world: 'parts',
  teaser: 'live',
  event: 'live',
  job: 'live',
  'social-posts': 'live',
  'employer-review': 'live',
  'download-cards': 'reach',
  'contact-cards': 'reach',
  'contact-form': 'reach',
  contact: 'reach',
  'ethics-form': 'reach',
  'candidate-call': 'reach',
  'newsletter-call': 'reach',
  profiles: 'reach',
} as const satisfies Record<ModuleType, string>;

export type ModuleGroup = (typeof groupOf)[ModuleType];

/** Returns the groups in which module types are offered, in order, each with its types. */
export const moduleGroups: readonly (readonly [ModuleGroup, readonly ModuleType[]])[] = (
  ['words', 'images', 'parts', 'live', 'reach'] as const
).map((group) => [group, moduleTypeSchema.options.filter((type) => groupOf[type] === group)]);
