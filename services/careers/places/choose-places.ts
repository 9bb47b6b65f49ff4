import { assignRoles, type Role } from './assign-roles.ts';
import { chooseArea } from './choose-area.ts';
import { chooseTown, type Doubt, isOfField } from './choose-town.ts';
import { type Area, isIn, type Town } from './gazetteer.ts';
import type { PlaceItem } from './place-item.ts';
import type { ChoiceContext } from './weigh-towns.ts';

/** A town or an area that is meant, with its postal code. */
export interface Chosen {
  readonly of: Town | Area;
  readonly postalCode?: string | undefined;
}

/** What is meant by the items of a source. */
export interface Choice {
  readonly chosen: readonly Chosen[];
  readonly doubts: readonly Doubt[];
}

/** An item, what it names, and the part of the text between strong separators that it is in. */
interface Placed {
  readonly item: PlaceItem;
  readonly role: Role;
  readonly group: number | undefined;
}

interface Found extends Chosen {
  readonly by: Placed;
}

/** Returns what the items of a source mean together: first its towns, then what contains none of them. */
export function choosePlaces(items: readonly PlaceItem[], context: ChoiceContext): Choice {
  const placed = listPlaced(items, context);
  const found: Found[] = [];
  const doubts: Doubt[] = placed
    .filter(({ role }) => role === 'none')
    .flatMap(({ item }) => unread(item));
  for (const by of townsIn(placed)) {
    const {
      town,
      postalCode,
      doubts: more,
    } = chooseTown(by.item, findSurroundings(by, placed), context);
    doubts.push(...more);
    if (town !== undefined) found.push({ by, of: town, postalCode });
  }
  for (const choose of [choosePostalCode, chooseOwnArea])
    for (const by of placed) {
      const choice = choose(by, { placed, found, context });
      doubts.push(...choice.doubts);
      found.push(...choice.chosen.map((chosen) => ({ ...chosen, by })));
    }
  const inOrder = placed.flatMap((by) => found.filter((one) => one.by === by));
  return { chosen: inOrder.filter(isPlaceOfItsOwn), doubts };
}

function listPlaced(items: readonly PlaceItem[], context: ChoiceContext): readonly Placed[] {
  const roles = assignRoles(items, context);
  let group = 0;
  return items.map((item, at) => {
    if (item.before === 'strong') group += 1;
    return { item, role: roles[at] ?? 'none', group: isOfField(item) ? undefined : group };
  });
}

function unread(item: PlaceItem): readonly Doubt[] {
  if (item.words === '') return [];
  return [{ code: item.isWide === true ? 'wide' : 'unknown', item }];
}

/** A town in the field of a region only confirms one in the field of a city. */
function townsIn(placed: readonly Placed[]): readonly Placed[] {
  const towns = placed.filter(({ role }) => role === 'town');
  const named = towns.filter(({ item }) => !isOfField(item));
  return named.length > 0 ? named : towns;
}

function listBeside(by: Placed, placed: readonly Placed[]): readonly Placed[] {
  const towns = townsIn(placed);
  return placed.filter(
    (other) =>
      other !== by &&
      !towns.includes(other) &&
      (other.group === undefined || other.group === by.group),
  );
}

function findSurroundings(by: Placed, placed: readonly Placed[]) {
  const beside = listBeside(by, placed);
  const elsewhere = placed.filter(
    (other) => other.role === 'area' && other !== by && !beside.includes(other),
  );
  return {
    beside: beside.map(({ item }) => item),
    elsewhere: elsewhere.map(({ item }) => item),
    isAlone: townsIn(placed).length === 1,
  };
}

interface SoFar {
  readonly placed: readonly Placed[];
  readonly found: readonly Found[];
  readonly context: ChoiceContext;
}

const nothing: Choice = { chosen: [], doubts: [] };

/** A French postal code that no town has taken stands for its own. */
function choosePostalCode(by: Placed, { placed, found, context }: SoFar): Choice {
  const { postal } = by.item;
  if (postal?.departement === undefined) return nothing;
  if (found.some(({ postalCode }) => postalCode === postal.code)) return nothing;
  if (found.some((one) => one.by.group === by.group))
    return { chosen: [], doubts: [{ code: 'conflict', item: by.item }] };
  const areas = [by, ...listBeside(by, placed)].flatMap(({ item }) =>
    item.areas.length > 0 ? [item.areas] : [],
  );
  const isFrench = areas.every((all) => all.some(({ country }) => country === 'FR'));
  if (!isFrench || (areas.length === 0 && (context.country ?? 'FR') !== 'FR')) return nothing;
  const [largest, ...others] = postal.towns.toSorted((one, other) => other.people - one.people);
  const doubts: readonly Doubt[] = others.length > 0 ? [{ code: 'guessed', item: by.item }] : [];
  if (largest === undefined) return { chosen: [{ of: postal.departement }], doubts };
  return { chosen: [{ of: largest, postalCode: postal.code }], doubts };
}

/** An area that contains no other place of the source is a place of its own. */
function chooseOwnArea(by: Placed, { placed, found, context }: SoFar): Choice {
  const { item, role } = by;
  if (role !== 'area') return nothing;
  const named = placed.flatMap((other) =>
    other === by || other.role !== 'area'
      ? []
      : other.item.areas.filter((area) => item.areas.some((one) => isWider(one, area))),
  );
  const within = [...found.map(({ of }) => of), ...named];
  if (item.areas.some((area) => within.some((of) => isIn(of, area)))) return nothing;
  if (isOfField(item) && found.length > 0) return nothing;
  const choice = chooseArea(item, context);
  if (choice.kind === 'ambiguous') return { chosen: [], doubts: [{ code: 'ambiguous', item }] };
  const isGuess = choice.isGuess || item.isGuess === true;
  return { chosen: [{ of: choice.area }], doubts: isGuess ? [{ code: 'guessed', item }] : [] };
}

function isWider(one: Area, area: Area): boolean {
  return (one.kind !== area.kind || one.country !== area.country) && isIn(area, one);
}

/** Whether a place is not named before, and not with another as one: “Paris - La Défense”. */
function isPlaceOfItsOwn({ of, by }: Found, at: number, found: readonly Found[]): boolean {
  if (found.findIndex((other) => other.of === of) !== at) return false;
  return !found.some(
    (other) =>
      'row' in of &&
      'row' in other.of &&
      other.of.writtenWith.includes(of.row) &&
      other.by.group === by.group,
  );
}
