import { toSlug } from '../../site/slug.ts';

const abbreviated: readonly (readonly [RegExp, string])[] = [
  [/-cedex(?:-\d+)?$/, ''],
  [/(^|-)st-/g, '$1saint-'],
  [/(^|-)ste-/g, '$1sainte-'],
  [/-s-s-/g, '-sous-'],
  [/-s-/g, '-sur-'],
];

/**
 * Returns a place's name in the form in which names are compared: without accents, case,
 * punctuation and common abbreviations.
 */
export function foldPlace(name: string): string {
  return abbreviated.reduce((folded, [sign, whole]) => folded.replace(sign, whole), toSlug(name));
}
