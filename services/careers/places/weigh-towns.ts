import { type Area, type Candidate, isIn, type TownName } from './gazetteer.ts';
import type { PlaceItem } from './place-item.ts';
import { distanceKm, type Point } from './points.ts';

/** What is known about a source of places. */
export interface ChoiceContext {
  /** The country that the feed is from. */
  readonly country: string | undefined;
  /** Where the work is, according to the source’s coordinates. */
  readonly point: Point | undefined;
}

/** What the words around a town’s name say about it. */
export interface Evidence {
  /** Beside it, or in other fields. */
  readonly own: readonly PlaceItem[];
  /** Elsewhere in the text. */
  readonly others: readonly PlaceItem[];
}

/** A town with how much the words around its name agree with it, and how probably it is meant. */
export interface RankedTown extends Candidate {
  readonly agreement: number;
  readonly weight: number;
}

/** How probably a name means a town, by the kind of name, per inhabitant. */
const byName: Readonly<Record<TownName, number>> = {
  main: 1,
  form: 0.6,
  quarter: 0.3,
  other: 0.02,
};
/** How much more probably a feed means a town of its own country. */
const atHome = 100;
/** The same for France, when the feed’s country is not known: this site’s feeds are French ones. */
const inFrance = 3;
/** A place with fewer inhabitants is not the town that a feed of its country means by itself. */
const leastTown = 500;
const nearKm = 60;

/** Returns how probably a name means a town, as a number of inhabitants. */
export function weighTown({ by, town }: Candidate, { country }: ChoiceContext): number {
  const home = country === undefined ? 'FR' : country;
  const factor = town.country !== home ? 1 : country === undefined ? inFrance : atHome;
  return (town.people + 1) * byName[by] * factor;
}

/** Returns whether an item says that a town is meant: its region, its postal code, its neighbour. */
export function agrees(item: PlaceItem, { town }: Candidate): number {
  if (item.areas.some((area) => isIn(town, area))) return 2;
  const postal = agreesPostally(item, { town });
  if (postal > 0) return postal;
  const isBeside = item.towns.some((other) => other.by !== 'other' && other.town.row === town.row);
  return item.field !== 'words' && item.field !== 'city' && isBeside ? 1 : 0;
}

function agreesPostally({ postal }: PlaceItem, { town }: Pick<Candidate, 'town'>): number {
  if (postal?.towns.some(({ row }) => row === town.row)) return 3;
  return postal?.departement !== undefined && isIn(town, postal.departement) ? 2 : 0;
}

/** Returns the towns that an item can mean, the one that is meant first. */
export function rankTowns(
  item: PlaceItem,
  { own, others }: Evidence,
  context: ChoiceContext,
): readonly RankedTown[] {
  const { point } = context;
  return item.towns
    .map((candidate) => {
      const isNear =
        point !== undefined &&
        candidate.town.point !== undefined &&
        distanceKm(point, candidate.town.point) < nearKm;
      const sum = (items: readonly PlaceItem[]) =>
        items.reduce((total, one) => total + agrees(one, candidate), 0);
      const agreement =
        sum(own) + agreesPostally(item, candidate) + sum(others) / 4 + (isNear ? 2 : 0);
      return { ...candidate, agreement, weight: weighTown(candidate, context) };
    })
    .toSorted(
      (one, other) =>
        other.agreement - one.agreement ||
        Number(isOwnTown(other, context)) - Number(isOwnTown(one, context)) ||
        other.weight - one.weight,
    );
}

/** Whether a town of the feed’s own country has that very name, which no larger one abroad outweighs. */
function isOwnTown({ by, town }: Candidate, { country }: ChoiceContext): boolean {
  return by === 'main' && town.country === country && town.people >= leastTown;
}

/** Fewer inhabitants than this share of the largest town’s are not what a name means by itself. */
const leastShare = 0.05;

/** Returns whether an area contains a town that the item may well mean. */
export function mayContain(area: Area, { towns }: PlaceItem): boolean {
  const named = towns.filter(({ by }) => by !== 'other');
  const most = Math.max(...named.map(({ town }) => town.people));
  return named.some(({ town }) => town.people >= most * leastShare && isIn(town, area));
}

/** Returns whether an area contains a town that the item can mean. */
export function canContain(area: Area, { towns }: PlaceItem): boolean {
  return towns.some(({ by, town }) => by !== 'other' && isIn(town, area));
}
