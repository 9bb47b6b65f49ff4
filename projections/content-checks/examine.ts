import { type Finding, longSummary } from '@parvis/contracts/content/checks/finding.ts';
import { listGaps } from '@parvis/contracts/content/gap.ts';
import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import { linkedPathsIn } from '@parvis/contracts/content/modules/linked-paths.ts';
import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import { inlineText } from '@parvis/contracts/rich-text/plain-text.ts';
import type { Doubt, ExaminedItem } from './doubt.ts';
import { findDoubtsInHeadings } from './headings.ts';
import { linksIn } from './links.ts';
import { type Met, passagesIn, walk } from './walk.ts';

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
  return [...walk(data)].flatMap((met) => {
    const at = { part, path: [...met.path] };
    return namesIn(met, ownHost).map((named) => ({ ...at, ...named }));
  });
}

/** A target, with the words of a link in a text, else its address; empty for images and items. */
type Target = Pick<Doubt, 'check' | 'target' | 'words'>;

function namesIn(met: Met, ownHost: string): readonly Target[] {
  switch (met.kind) {
    case 'picture':
      return [{ check: 'alternative-text-missing', words: '', target: met.id }];
    case 'item':
      return [{ check: 'link-dead', words: '', target: met.id }];
    case 'address':
      return pathsOf({ href: met.href, words: met.href }, ownHost);
    case 'text':
      return [...linksIn(met.doc).flatMap((link) => pathsOf(link, ownHost)), ...gapsIn(met.doc)];
  }
}

/** What a draft left to be written. */
function gapsIn({ content }: RichText): readonly Target[] {
  const texts = [...passagesIn(content)].map((block) => inlineText(block.content ?? []));
  return texts.flatMap(listGaps).map((words) => ({ check: 'gap-left', words }));
}

function pathsOf(
  { href, words }: { readonly href: string; readonly words: string },
  ownHost: string,
): readonly Target[] {
  return linkedPathsIn({ href }, ownHost).map((target) => ({ check: 'link-dead', words, target }));
}
