import {
  type ModuleType,
  moduleTypeSchema,
} from '@parvis/contracts/content/modules/module-types.ts';
import {
  areas,
  arrow,
  card,
  dot,
  down,
  envelope,
  filled,
  frames,
  hills,
  person,
  type Shape,
  star,
  stroke,
  strong,
  words,
} from './picture-shapes.ts';

/** How a module type is offered: among which others, and with which picture. */
interface Tile {
  readonly group: 'words' | 'images' | 'parts' | 'live' | 'reach';
  /** Its layout rather than its content. */
  readonly picture: readonly Shape[];
}

function tile(group: Tile['group'], ...picture: readonly Shape[]): Tile {
  return { group, picture };
}

export const moduleTiles: Readonly<Record<ModuleType, Tile>> = {
  text: tile('words', strong([12, 10, 40, 5]), words(12, 21, 72, 72, 64), words(12, 46, 72, 30)),
  statement: tile('words', strong([12, 14, 72, 8], [12, 27, 50, 8]), words(12, 43, 28)),
  image: tile('images', areas([14, 7, 68, 38]), dot(68, 17, 4), hills(26, 45), words(14, 50, 40)),
  quote: tile(
    'words',
    ...person(24, 23),
    stroke('M44 15c-3 1-4 3-4 7h4v-4h-4M53 15c-3 1-4 3-4 7h4v-4h-4'),
    words(40, 28, 44, 44, 26),
  ),
  'key-numbers': tile(
    'words',
    stroke('M14 15l5-4v18M38 14c2-5 12-4 10 3l-10 12h12M66 11h11l-6 7c9 0 8 11 0 11-4 0-6-2-6-4'),
    words(12, 37, 18, 12),
    words(38, 37, 18, 12),
    words(64, 37, 18, 12),
  ),
  facts: tile(
    'words',
    stroke('M12 8h26M12 23h26M12 38h26'),
    strong([12, 12, 22, 3], [12, 27, 16, 3], [12, 42, 20, 3]),
    words(48, 9, 36, 36, 36, 36, 24),
  ),
  'data-table': tile(
    'words',
    stroke('M12 10h72M12 20h72M12 30h72M12 40h72M12 50h72'),
    words(12, 14, 20),
    strong([12, 23.5, 24, 3], [66, 23.5, 14, 3], [66, 33.5, 14, 3], [66, 43.5, 14, 3]),
    words(44, 23.5, 14),
    words(44, 33.5, 14),
    words(44, 43.5, 14),
  ),
  chart: tile(
    'words',
    stroke('M12 50h72'),
    areas([18, 34, 10, 16], [34, 26, 10, 24], [50, 20, 10, 30]),
    strong([66, 11, 10, 39]),
  ),
  'download-cards': tile(
    'reach',
    frames([12, 10, 33, 40], [51, 10, 33, 40]),
    down(28, 17),
    down(67, 17),
    words(19, 39, 19),
    words(58, 39, 19),
  ),
  'contact-cards': tile(
    'reach',
    frames([12, 10, 33, 40], [51, 10, 33, 40]),
    dot(28, 21, 6),
    dot(67, 21, 6),
    words(18, 33, 21, 14),
    words(57, 33, 21, 14),
  ),
  accordion: tile(
    'parts',
    frames([12, 7, 72, 11], [12, 18, 72, 22], [12, 40, 72, 11]),
    strong([17, 11, 24, 3], [17, 22, 30, 3], [17, 44, 20, 3]),
    words(17, 29, 58, 40),
    stroke('M72 11l3 3 3-3M72 25l3-3 3 3M72 44l3 3 3-3'),
  ),
  tabs: tile(
    'parts',
    strong([12, 8, 22, 10]),
    frames([34, 8, 22, 10], [56, 8, 22, 10], [12, 18, 72, 33]),
    words(18, 25, 60, 60, 36),
  ),
  'card-tabs': tile(
    'parts',
    strong([12, 7, 16, 7]),
    frames([32, 7, 16, 7], [52, 7, 16, 7]),
    areas([12, 21, 21, 18], [37, 21, 21, 18], [62, 21, 21, 18]),
    words(12, 43, 21),
    words(37, 43, 21),
    words(62, 43, 21),
  ),
  'page-tab': tile(
    'parts',
    words(34, 9, 18),
    words(58, 9, 18),
    strong([12, 9, 16, 3], [12, 16, 16, 2]),
    stroke('M12 18h72'),
    areas([12, 25, 34, 26]),
    words(52, 27, 32, 32, 20),
  ),
  event: tile(
    'live',
    frames([12, 12, 28, 36]),
    strong([12, 12, 28, 9]),
    stroke('M19 8v6M33 8v6M21 31l4-3v13M31 28v13'),
    words(48, 20, 36, 28),
    stroke('M48 41h36'),
    strong([48, 39.5, 22, 3]),
  ),
  teaser: tile('live', ...card(12), ...card(37), ...card(62)),
  contact: tile(
    'reach',
    words(12, 10, 30, 22),
    frames([12, 20, 48, 9], [12, 33, 48, 16]),
    strong([66, 37, 18, 12]),
  ),
  'ethics-form': tile(
    'reach',
    words(12, 12, 34, 26),
    strong([12, 34, 34, 12]),
    frames([58, 26, 26, 22]),
    stroke('M63 26v-6c0-11 16-11 16 0v6'),
    dot(71, 36, 3),
  ),
  'contact-form': tile('reach', words(12, 12, 34, 26), strong([12, 34, 34, 12]), envelope(57, 22)),
  world: tile(
    'parts',
    dot(30, 30, 20, 'frame'),
    stroke('M10 30h40M30 10c-13 12-13 28 0 40M30 10c13 12 13 28 0 40'),
    strong([60, 14, 24, 3]),
    words(64, 21, 20, 20),
    strong([60, 38, 24, 3]),
  ),
  profiles: tile(
    'reach',
    ...person(22, 16, 'area'),
    ...person(48, 16),
    ...person(74, 16, 'area'),
    words(18, 40, 60, 44),
  ),
  'candidate-call': tile(
    'reach',
    areas([8, 10, 80, 40]),
    ...person(25, 22),
    strong([42, 20, 36, 4]),
    arrow(42, 36),
  ),
  'newsletter-call': tile(
    'reach',
    areas([8, 10, 80, 40]),
    envelope(14, 22),
    strong([46, 20, 34, 4]),
    arrow(46, 36),
  ),
  'employer-review': tile(
    'live',
    ...[20, 34, 48, 62].map(star),
    { ...star(76), tone: 'area' },
    words(16, 38, 64, 40),
  ),
  'social-posts': tile(
    'live',
    frames([12, 8, 42, 24]),
    stroke('M20 32v6l8-6'),
    words(18, 14, 30, 22),
    areas([42, 28, 42, 20]),
    filled('M76 48v6l-8-6z'),
    strong([48, 35, 26, 3]),
  ),
  infography: tile(
    'images',
    frames([12, 8, 72, 44]),
    areas([20, 32, 8, 14], [32, 24, 8, 22], [44, 28, 8, 18]),
    dot(66, 24, 9, 'frame'),
    stroke('M72 31l8 9M62 24h8M66 20v8'),
  ),
  gallery: tile(
    'images',
    areas([12, 8, 22, 20], [37, 8, 22, 20], [62, 8, 22, 20]),
    areas([12, 32, 22, 20], [37, 32, 22, 20], [62, 32, 22, 20]),
    filled('M37 28l8-9 5 5 3-2 6 6z'),
  ),
  slider: tile(
    'images',
    areas([8, 10, 26, 30], [38, 10, 26, 30], [68, 10, 20, 30]),
    stroke('M10 50h76'),
    strong([10, 48.5, 28, 3]),
  ),
  carousel: tile(
    'images',
    areas([20, 8, 56, 34]),
    hills(26, 42),
    stroke('M13 20l-5 5 5 5M83 20l5 5-5 5'),
    dot(40, 51, 2),
    dot(48, 51, 2, 'area'),
    dot(56, 51, 2, 'area'),
  ),
  video: tile(
    'images',
    areas([8, 10, 52, 36]),
    filled('M28 19v18l16-9z'),
    areas([66, 10, 22, 10], [66, 23, 22, 10], [66, 36, 22, 10]),
  ),
  job: tile(
    'live',
    frames([12, 8, 72, 13], [12, 23.5, 72, 13], [12, 39, 72, 13]),
    words(18, 13, 34),
    words(18, 28.5, 26),
    words(18, 44, 30),
    strong([68, 12.5, 10, 4], [68, 28, 10, 4], [68, 43.5, 10, 4]),
  ),
  'site-facts': tile(
    'live',
    frames([12, 8, 72, 44]),
    stroke('M12 19h72M12 30h72M12 41h72M40 8v44'),
    strong([17, 12, 16, 3], [45, 12, 22, 3]),
    words(17, 24, 18, 12),
    words(45, 24, 32, 24),
  ),
};

/** Returns the groups in which module types are offered, in order, each with its types. */
export const moduleGroups: readonly (readonly [Tile['group'], readonly ModuleType[]])[] = (
  ['words', 'images', 'parts', 'live', 'reach'] as const
).map((group) => [
  group,
  moduleTypeSchema.options.filter((type) => moduleTiles[type].group === group),
]);
