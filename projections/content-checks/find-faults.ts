import type { Check } from '@parvis/contracts/content/checks/finding.ts';
import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import { readMedia } from '../media-library/read-media.ts';
import type { Queryable } from '../postgres/queryable.ts';
import type { Doubt } from './doubt.ts';
import { findDead } from './find-dead.ts';

/** What content in a language names: a link's target, or an image. */
export interface NamedTarget {
  readonly check: Check;
  readonly locale: Locale;
  readonly target: string;
}

/** A target that is of no use, with its title if it has one. */
export interface Fault extends NamedTarget {
  readonly words: string;
}

/** Returns what the doubts about an item in a language name. */
export function listNamed(doubts: readonly Doubt[], locale: Locale): readonly NamedTarget[] {
  return doubts.flatMap(({ check, target }) =>
    target === undefined ? [] : [{ check, locale, target }],
  );
}

/** Finds those of the targets that are of no use. @throws ReadModelNotServed */
export async function findFaults(
  db: Queryable,
  named: readonly NamedTarget[],
): Promise<readonly Fault[]> {
  const targets = (check: Check) => [
    ...new Set(named.flatMap((one) => (one.check === check ? [one.target] : []))),
  ];
  const [dead, images] = await Promise.all([
    findDead(db, targets('link-dead')),
    readMedia(db, targets('alternative-text-missing')),
  ]);
  return named.flatMap((one) => {
    if (one.check === 'link-dead') {
      const words = dead.get(one.target);
      return words === undefined ? [] : [{ ...one, words }];
    }
    const image = images.get(one.target);
    // A deleted image is not shown and needs no text.
    const isSilent =
      image?.kind === 'image' &&
      !image.deleted &&
      !image.decorative &&
      image.alternativeText[one.locale] === '';
    return isSilent ? [{ ...one, words: textIn(image.title, one.locale) }] : [];
  });
}
