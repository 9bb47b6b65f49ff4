import { slugOf } from '@parvis/contracts/site/slug.ts';

const abbreviated: readonly (readonly [RegExp, string])[] = [
  [/-cedex(?:-\d+)?$/, ''],
  [/(^|-)st-/g, '$1saint-'],
  [/(^|-)ste-/g, '$1sainte-'],
  [/-s-/g, '-sur-'],
  [/-(?:france|fr)$/, ''],
];

/** A place's name as names are compared: without accents, case, signs and usual abbreviations. */
export function foldPlace(name: string): string {
  return abbreviated.reduce((folded, [sign, whole]) => folded.replace(sign, whole), slugOf(name));
}
