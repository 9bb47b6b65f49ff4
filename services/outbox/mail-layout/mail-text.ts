import type { MailBlock, MailContent, MailEntry } from './laid-out-mail.ts';
import { splitLines } from './split-lines.ts';

/**
 * Returns an e-mail as plain text. Text below “-- ” is a signature (RFC 3676), which mail programs
 * distinguish.
 */
export function mailText(content: MailContent): string {
  const { siteName, postalAddress = '', heading, blocks, why, links = [] } = content;
  const footer = [
    why,
    ...links.map(({ label, url }) => `${label}\n${url}`),
    ...(postalAddress ? [postalAddress] : []),
  ].join('\n\n');
  const body = [underlined(heading, '='), ...blocks.map(blockText)].join('\n\n');
  return `${body}\n\n-- \n${siteName}\n\n${footer}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'heading':
      return underlined(block.text, '-');
    case 'quote':
      return splitLines(block.text)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'button':
      return `${block.label}\n${block.url}`;
    case 'entries':
      return block.entries.map(entryText).join('\n\n');
  }
}

function entryText({ title, url, details, because }: MailEntry): string {
  const below = [...details, because, url].flatMap((line) => (line ? [`  ${line}`] : []));
  return [`* ${title}`, ...below].join('\n');
}

function underlined(text: string, line: string): string {
  return `${text}\n${line.repeat(Math.min(72, Array.from(text).length))}`;
}
