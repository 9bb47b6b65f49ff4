import { wordsIn } from '@parvis/contracts/rich-text/plain-text.ts';

const navigationLine = /^\[[^\]]*\]\([^)]*\.md[^)]*\)(?: \| \[[^\]]*\]\([^)]*\.md[^)]*\))+$/;
const tableRule = /^\|(?: *:?-+:? *\|)+$/;

/**
 * Returns the words of a Markdown document, read line by line without a Markdown library, so that
 * an import is not compared with itself. Supports only the constructs of the test documents. The
 * line with links to the previous and next documents is omitted: the site has its own navigation.
 */
export function wordsOfMarkdown(markdown: string): string[] {
  return markdown
    .split(/\r?\n/)
    .filter((line) => !navigationLine.test(line.trim()) && !tableRule.test(line.trim()))
    .flatMap((line) => wordsIn(plain(line)));
}

function plain(line: string): string {
  return unmarked(line)
    .replace(/!?\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/<br ?\/?>/g, ' ')
    .replace(/\*{1,3}|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|`/gu, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

/** Returns a line without its markup for a heading, a quotation, a list item or a row. */
function unmarked(line: string): string {
  const row = /^\s*\|.*\|\s*$/.test(line) ? line.replaceAll('|', ' ') : line;
  return row.replace(/^\s*(?:>\s*)*(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+)?/, '');
}
