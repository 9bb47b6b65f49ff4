import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import { inlineText } from '@parvis/contracts/rich-text/plain-text.ts';
import type { Doubt, ExaminedItem } from './doubt.ts';
import { passagesIn, walk } from './walk.ts';

/** The levels of the page's title, and of the title of a module. */
const ofPage = 1;
const ofModule = 2;

interface Heading {
  readonly level: number;
  readonly words: string;
}

/** The headings above a place, from the page's title down. */
type Above = readonly Heading[];

/**
 * Returns headings of texts without words, those that skip a level, and those that repeat another
 * below the same heading.
 */
export function findDoubtsInHeadings(modules: ExaminedItem['modules']): readonly Doubt[] {
  const seen = new Set<string>();
  let above: Above = [{ level: ofPage, words: '' }];
  return modules.flatMap(({ id: part, type, data }) => {
    if (type !== 'text') above = startOf(data, above);
    return [...walk(data)].flatMap((met) => {
      if (met.kind !== 'text') return [];
      const { path } = met;
      const place = type === 'text' ? above : belowItem(above, [part, ...path]);
      const read = readHeadings(met.doc, place, seen);
      if (type === 'text') above = read.above;
      return read.doubts.map((doubt) => ({ ...doubt, part, path: [...path] }));
    });
  });
}

/**
 * Checks the headings of a text.
 * @param above those above its beginning
 * @param seen the places of headings before it, to which its own are added
 * @returns what is doubtful, and the headings above its end
 */
function readHeadings(doc: RichText, above: Above, seen: Set<string>) {
  const doubts: Pick<Doubt, 'check' | 'words'>[] = [];
  let last = above;
  for (const heading of headingsOf(doc)) {
    const check = checkHeading(heading, last, seen);
    const { words } = heading;
    if (check !== undefined) doubts.push({ check, words });
    if (words !== '') last = [...enclosing(last, heading), heading];
  }
  return { doubts, above: last };
}

function checkHeading(
  heading: Heading,
  above: Above,
  seen: Set<string>,
): Doubt['check'] | undefined {
  const { level, words } = heading;
  if (words === '') return 'heading-empty';
  const place = JSON.stringify([...enclosing(above, heading), heading]);
  const isRepeated = seen.has(place);
  seen.add(place);
  if (level > (above.at(-1)?.level ?? ofPage) + 1) return 'heading-skipped';
  return isRepeated ? 'heading-doubled' : undefined;
}

function enclosing(above: Above, { level }: Heading): Above {
  return above.filter((one) => one.level < level);
}

/** Returns the headings above the texts of a module: its title, if it has one. */
function startOf({ title }: Readonly<Record<string, unknown>>, above: Above): Above {
  if (typeof title !== 'string' || title === '') return above;
  return [
    { level: ofPage, words: '' },
    { level: ofModule, words: title },
  ];
}

/** Texts within a list stand below the title of their item, which its place stands for. */
function belowItem(start: Above, place: readonly (string | number)[]): Above {
  const level = (start.at(-1)?.level ?? ofPage) + 1;
  return place.length > 2 ? [...start, { level, words: place.slice(0, -1).join('/') }] : start;
}

/** Returns the headings of a text as pages show them: below the page's title. */
function headingsOf({ content }: RichText): readonly Heading[] {
  const headings = [...passagesIn(content)].flatMap((block) =>
    block.type === 'heading'
      ? [{ level: block.attrs.level, words: inlineText(block.content).trim() }]
      : [],
  );
  const down = headings.some(({ level }) => level === ofPage) ? 1 : 0;
  return headings.map(({ level, words }) => ({ level: level + down, words }));
}
