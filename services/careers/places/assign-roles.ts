import { type Area, isIn } from './gazetteer.ts';
import type { PlaceItem } from './place-item.ts';
import { type ChoiceContext, canContain, mayContain, rankTowns } from './weigh-towns.ts';

/** Whether an item names a town, an area, a postal code only, or nothing that is understood. */
export type Role = 'town' | 'area' | 'postal' | 'none';

/** A name of a town and of an area elsewhere means the town from this number of inhabitants. */
const largeTown = 500_000;
/** In the field of a city, from this one. */
const smallTown = 20_000;

/** Returns what each item names, given the others. */
export function assignRoles(items: readonly PlaceItem[], context: ChoiceContext): readonly Role[] {
  return items.map((item, at) => chooseRole(item, at, items, context));
}

function chooseRole(
  item: PlaceItem,
  at: number,
  items: readonly PlaceItem[],
  context: ChoiceContext,
): Role {
  const areas = item.areas;
  const hasTown = item.towns.length > 0;
  if (!hasTown && areas.length === 0) return item.postal === undefined ? 'none' : 'postal';
  if (!hasTown || areas.length === 0) return hasTown ? 'town' : 'area';
  const others = items.filter((other) => other !== item);
  return (
    roleBeside(item, items.slice(0, at), others) ??
    roleInField(item, context) ??
    roleAlone(item, areas, context)
  );
}

/** “New York, New York”, “Hamburg, Deutschland”, “Lyon, Rhône”. */
function roleBeside(
  item: PlaceItem,
  earlier: readonly PlaceItem[],
  others: readonly PlaceItem[],
): Role | undefined {
  const areas = item.areas;
  const isSame = (other: PlaceItem) =>
    other.towns.some(({ town }) => item.towns.some((one) => one.town === town));
  const isRepeated = earlier.some(isSame);
  const contains = others.some(
    (other) => !isSame(other) && areas.some((area) => mayContain(area, other)),
  );
  if (isRepeated || contains) return 'area';
  if (others.some(isSame)) return 'town';
  const around = others.filter(({ towns }) => towns.length === 0).flatMap((other) => other.areas);
  const isWithin = around.some((area) => areas.some((one) => isSmallerIn(one, area)));
  const holds = around.some((area) => canContain(area, item));
  const isLarge = item.towns.some(({ by, town }) => by !== 'other' && town.people >= smallTown);
  if (holds && (isLarge || !isWithin)) return 'town';
  return isWithin ? 'area' : undefined;
}

function isSmallerIn(one: Area, area: Area): boolean {
  return one.kind !== area.kind && isIn(one, area);
}

function roleInField(item: PlaceItem, context: ChoiceContext): Role | undefined {
  if (item.field === 'region' || item.field === 'country') return 'area';
  if (item.field !== 'city' || item.words.length <= 3) return undefined;
  const [best] = rankTowns(item, { own: [], others: [] }, context);
  return best !== undefined && best.by !== 'other' && best.town.people >= smallTown
    ? 'town'
    : undefined;
}

/** The town where its area has its name; otherwise the area, unless the town is a large one. */
function roleAlone(item: PlaceItem, areas: readonly Area[], context: ChoiceContext): Role {
  const [best] = rankTowns(item, { own: [], others: [] }, context);
  if (best === undefined || areas.some(({ kind }) => kind === 'country')) return 'area';
  if (areas.some((area) => isIn(best.town, area))) return 'town';
  return best.weight >= largeTown ? 'town' : 'area';
}
