import type { NewsNature } from '../../content/details.ts';
import type { ListName } from './filtered-list.ts';

/** A named restriction of a list, selected by `target` in its address; visitors cannot remove it. */
interface ListPreset {
  readonly lists: readonly ListName[];
  readonly natures?: readonly NewsNature[];
  /** Facets, as `group:id`, of which an entry must have at least one. */
  readonly carrying?: readonly string[];
}

const presets: Readonly<Record<string, ListPreset>> = {
  mediaroom: { lists: ['news'], natures: ['press-release'] },
  students: {
    lists: ['news', 'agenda'],
    carrying: [
      'categories:careers',
      'keywords:apprenticeship',
      'keywords:training',
      'keywords:young-people',
    ],
  },
};

/** Returns the preset of a list by name; undefined when the list does not have it. */
export function findPreset(list: ListName, target: string | undefined): ListPreset | undefined {
  if (target === undefined || !Object.hasOwn(presets, target)) return undefined;
  const preset = presets[target];
  return preset?.lists.includes(list) ? preset : undefined;
}
