import { type Check, type Finding, longSummary } from '@parvis/contracts/content/checks/finding.ts';
import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import { linkedPathsIn } from '@parvis/contracts/content/modules/linked-paths.ts';
import type { Doubt, ExaminedItem } from './doubt.ts';
import { findDoubtsInHeadings } from './headings.ts';
import { type Named, walk } from './walk.ts';

/**
 * Returns what is doubtful in an item, header first, then in the order of its modules.
 * @param ownHost the host of this site, with its port where it has one
 */
export function examine({ header, modules }: ExaminedItem, ownHost: string): readonly Doubt[] {
  const headings = findDoubtsInHeadings(modules);
  return [
    ...doubtsInSummary(header),
    ...doubtsInNames('header', header, ownHost),
    ...modules.flatMap(({ id, data }) => [
      ...headings.filter(({ part }) => part === id),
      ...doubtsInNames(id, data, ownHost),
    ]),
  ];
}

function doubtsInSummary({ summary = '' }: ContentHeader): readonly Doubt[] {
  if (summary.length <= longSummary) return [];
  return [{ check: 'summary-long', part: 'header', path: ['summary'], words: summary }];
}

/** The images and links of a part, which are findings if nothing stands behind them. */
function doubtsInNames(part: Finding['part'], data: unknown, ownHost: string): readonly Doubt[] {
  return [...walk(data)].flatMap((named) =>
    targetsOf(named, ownHost).map(([check, target]) => {
      const { path, words } = named;
      return { check, part, path: [...path], words, target };
    }),
  );
}

function targetsOf(named: Named, ownHost: string): readonly (readonly [Check, string])[] {
  switch (named.kind) {
    case 'picture':
      return [['alternative-text-missing', named.id]];
    case 'item':
      return [['link-dead', named.id]];
    case 'address':
      return linkedPathsIn({ href: named.href }, ownHost).map((path) => ['link-dead', path]);
  }
}
