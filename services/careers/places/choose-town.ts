import { chooseArea } from './choose-area.ts';
import { isIn, type Town } from './gazetteer.ts';
import type { PlaceItem } from './place-item.ts';
import type { PlaceNoteCode } from './place-note.ts';
import { agrees, type ChoiceContext, type RankedTown, rankTowns } from './weigh-towns.ts';

/** What stands around the name of a town in a source. */
export interface Surroundings {
  /** Areas and postal codes beside it, and those in other fields. */
  readonly beside: readonly PlaceItem[];
  /** Areas elsewhere in the text. */
  readonly elsewhere: readonly PlaceItem[];
  /** Whether no other town is named. */
  readonly isAlone: boolean;
}

/** Words that were not read with certainty, and why. */
export interface Doubt {
  readonly code: PlaceNoteCode;
  readonly item: PlaceItem;
}

/** The town that is meant, if any, and what is doubtful about it. */
export interface TownChoice {
  readonly town?: Town;
  readonly postalCode?: string | undefined;
  readonly doubts: readonly Doubt[];
}

/** A town that is named beside a region in which it is not is believed from this many inhabitants. */
const wellKnown = 50_000;
/** Another town that is this much of the largest makes the choice a guess. */
const close = 0.5;

/** Returns the town that an item means among what surrounds it. */
export function chooseTown(
  item: PlaceItem,
  { beside, elsewhere, isAlone }: Surroundings,
  context: ChoiceContext,
): TownChoice {
  const [best, next] = rankTowns(item, { own: beside, others: elsewhere }, context);
  if (best === undefined) return { doubts: [] };
  const against = beside.filter((area) => area.areas.length > 0 && agrees(area, best) === 0);
  if (against.some((area) => excludes(area, best, isAlone, context)))
    return { doubts: [{ code: 'unknown', item }] };
  const conflicts = against
    .filter(isOfField)
    .map((area) => ({ code: 'conflict', item: area }) as const);
  const isGuess = item.isGuess === true || (next !== undefined && isClose(best, next));
  return {
    town: best.town,
    postalCode: findPostalCode(best.town, [item, ...beside]),
    doubts: [...conflicts, ...(isGuess ? [{ code: 'guessed', item } as const] : [])],
  };
}

/** Whether an item is of a field that says where the towns of another are. */
export function isOfField({ field }: PlaceItem): boolean {
  return field === 'region' || field === 'country';
}

/** A town is not believed outside of its country, nor a small one outside of its region. */
function excludes(
  area: PlaceItem,
  { by, town }: RankedTown,
  isAlone: boolean,
  context: ChoiceContext,
): boolean {
  const isNumber = /^\d/.test(area.words);
  const isClear = isNumber || area.words.length > 3 || chooseArea(area, context).kind === 'area';
  if (!isClear) return false;
  const isAbroad = area.areas.every(({ country }) => country !== town.country);
  if (isAbroad) return isAlone || area.field === 'country';
  return isAlone && (isNumber || by === 'other' || town.people < wellKnown);
}

function isClose(best: RankedTown, next: RankedTown): boolean {
  const isElsewhere =
    next.town.country !== best.town.country || next.town.region !== best.town.region;
  return isElsewhere && next.agreement === best.agreement && next.weight > best.weight * close;
}

/** The postal code beside a town that is one of its own; abroad none is known to be of another. */
function findPostalCode(town: Town, items: readonly PlaceItem[]): string | undefined {
  const codes = items.flatMap(({ postal }) => postal ?? []);
  return codes.find(
    ({ towns, departement }) =>
      town.country !== 'FR' ||
      towns.includes(town) ||
      (departement !== undefined && isIn(town, departement)),
  )?.code;
}
