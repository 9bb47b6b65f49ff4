import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import { type MenuEntry, type MenuLink, maxMenuLevels } from '@parvis/contracts/menus/menu.ts';
import { isExternalUrl, isOwnPath } from '@parvis/contracts/menus/safe-links.ts';

type Path = readonly (string | number)[];

/** Returns the content items that entries link to. */
export function linkedContents(entries: readonly MenuEntry[]): readonly ContentId[] {
  return entries.flatMap(({ link, children }) => [
    ...(link.kind === 'content' ? [link.contentId] : []),
    ...linkedContents(children),
  ]);
}

/** Returns, entry by entry, excessive depth, unsafe links, and links to missing content. */
export function refusalsOfEntries(
  entries: readonly MenuEntry[],
  known: ReadonlySet<string>,
): readonly Refusal[] {
  return refusalsIn(entries, known, 1, []);
}

function refusalsIn(
  entries: readonly MenuEntry[],
  known: ReadonlySet<string>,
  level: number,
  parent: Path,
): readonly Refusal[] {
  return entries.flatMap(({ link, children }, index): readonly Refusal[] => {
    const path = [...parent, level === 1 ? 'entries' : 'children', index];
    if (level > maxMenuLevels)
      return [{ code: 'menu-too-deep', path, params: { maximum: maxMenuLevels } }];
    return [
      ...linkRefusals(link, known, [...path, 'link']),
      ...refusalsIn(children, known, level + 1, path),
    ];
  });
}

function linkRefusals(link: MenuLink, known: ReadonlySet<string>, path: Path): readonly Refusal[] {
  switch (link.kind) {
    case 'content':
      if (known.has(link.contentId)) return [];
      return [{ code: 'link-content-unknown', path: [...path, 'contentId'] }];
    case 'path':
      return isOwnPath(link.path) ? [] : [{ code: 'link-unsafe', path: [...path, 'path'] }];
    case 'url':
      return isExternalUrl(link.url) ? [] : [{ code: 'link-unsafe', path: [...path, 'url'] }];
  }
}
