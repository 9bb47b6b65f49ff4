import type { ShownModule } from '@parvis/contracts/site/content-page.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';

/** Prevents collisions of tabs' ids with every other id of a page. */
const prefix = 'tab-';
/** The id of the element around all tabs. */
export const allTabsId = `${prefix}all`;
const minimumTabs = 2;

/** A tab of a page: its fragment identifier, and all its modules. */
export interface PageTab {
  readonly id: string;
  readonly name: string;
  /** Its own module first. */
  readonly modules: readonly ShownModule[];
}

/**
 * Returns the modules of a page divided into tabs: those before the first tab are always shown. A
 * page with fewer than two tabs has none. Ids are derived from names, and numbered when names
 * repeat.
 */
export function tabsOfPage(modules: readonly ShownModule[]): {
  readonly before: readonly ShownModule[];
  readonly tabs: readonly PageTab[];
} {
  const starts = modules.flatMap(({ content }, index) =>
    content.type === 'page-tab' ? [{ index, name: content.data.name }] : [],
  );
  const [first] = starts;
  if (first === undefined || starts.length < minimumTabs) return { before: modules, tabs: [] };
  const taken = new Set([allTabsId]);
  const tabs = starts.map(({ index, name }, place) => ({
    id: freeId(name, taken),
    name,
    modules: modules.slice(index, starts[place + 1]?.index),
  }));
  return { before: modules.slice(0, first.index), tabs };
}

function freeId(name: string, taken: Set<string>): string {
  const id = prefix + toSlug(name);
  let candidate = id;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${id}-${number}`;
  taken.add(candidate);
  return candidate;
}
