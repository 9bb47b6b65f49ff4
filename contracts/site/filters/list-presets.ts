import type { NewsNature } from '../../content/details.ts';
import type { ListName } from './filtered-list.ts';

/** A narrower list that links and pages ask for by name, in `target`; visitors cannot lift it. */
interface ListPreset {
  readonly lists: readonly ListName[];
  readonly natures?: readonly NewsNature[];
  /** Values, as `group:id`, of which an entry must carry one. */
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

/** The preset of a list by its name; undefined for one that the list does not know. */
export function presetOf(list: ListName, target: string | undefined): ListPreset | undefined {
  if (target === undefined || !Object.hasOwn(presets, target)) return undefined;
  const preset = presets[target];
  return preset?.lists.includes(list) ? preset : undefined;
}
