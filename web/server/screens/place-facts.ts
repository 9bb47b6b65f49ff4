import { listHeadings } from '@parvis/contracts/rich-text/headings.ts';
import type { ShownModule } from '@parvis/contracts/site/content-page.ts';
import { demoteHeadings } from '../../blocks/text/demote-headings.ts';

/** A module of a page, or a part of its text. */
export interface ShownPart {
  readonly module: ShownModule;
  readonly part?: 'opening' | 'rest';
  /** The index of its first heading among those of the whole text. */
  readonly firstHeading?: number;
}

/** How many modules facts stand beside at most, so that a long list does not push them apart. */
const maxBeside = 3;

/**
 * Returns what a page shows, in groups: facts with the modules that they stand beside, any other
 * module alone. Facts right after facts are such a module.
 * @param splits whether a text right after facts begins before them, with its first paragraph
 */
export function placeFacts(
  modules: readonly ShownModule[],
  splits: boolean,
): readonly (readonly ShownPart[])[] {
  const groups: (readonly ShownPart[])[] = [];
  for (let place = 0; place < modules.length; ) {
    const [module, ...after] = modules.slice(place);
    if (module === undefined) break;
    const beside = isFacts(module) ? after.slice(0, countBeside(after)) : [];
    const [next, ...others] = beside.map((one) => ({ module: one }));
    const split = splits && next?.module.content.type === 'text' ? splitText(next.module) : [];
    const [opening, ...rest] = split;
    groups.push(
      opening
        ? [opening, { module }, ...rest, ...others]
        : [{ module }, ...(next ? [next] : []), ...others],
    );
    place += 1 + beside.length;
  }
  return groups;
}

export function isFacts({ content }: ShownModule): boolean {
  return content.type === 'facts';
}

/** Returns how many of these modules facts before them stand beside: up to the next but one facts. */
function countBeside(after: readonly ShownModule[]): number {
  const next = after.findIndex((module, place) => place > 0 && isFacts(module));
  return Math.min(next === -1 ? after.length : next, maxBeside);
}

/** Splits a text after its first paragraph; all of it is the opening if nothing follows. */
function splitText(module: ShownModule): readonly ShownPart[] {
  const { content } = module;
  if (content.type !== 'text') return [];
  const blocks = demoteHeadings(content.data.doc).content;
  const end = blocks.findIndex(({ type }) => type === 'paragraph') + 1 || blocks.length;
  const doc = (from: number, to?: number) => ({
    type: 'doc' as const,
    content: blocks.slice(from, to),
  });
  const cut = (part: ReturnType<typeof doc>): ShownModule => ({
    ...module,
    content: { type: 'text', data: { doc: part } },
  });
  const opening = { module: cut(doc(0, end)), part: 'opening' } as const;
  if (end === blocks.length) return [opening];
  const firstHeading = listHeadings(doc(0, end)).length;
  return [opening, { module: cut(doc(end)), part: 'rest', firstHeading }];
}
