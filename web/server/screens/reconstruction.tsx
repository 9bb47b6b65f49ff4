import type { ReconstructionNote } from '@parvis/contracts/audit/reconstruction-note.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { renderToString } from 'react-dom/server';
import type { Assets } from '../assets.ts';
import { htmlIn } from '../html-in.tsx';
import { ReconstructionBar } from './reconstruction-bar.tsx';
import { seedPast } from './reconstruction-links.ts';
import { NothingThere } from './reconstruction-nothing.tsx';

/**
 * Makes a public document the reconstruction of a past one: its links lead to reconstructions of
 * their targets, nothing in it runs or can be sent, search engines leave it out, and a bar says what
 * it is. The document is React's own output, where `<` and `>` stand for tags alone.
 */
export function reconstructionOf(document: string, note: ReconstructionNote): string {
  const bar = htmlIn(note.locale, <ReconstructionBar note={note} />);
  return seedPast(document, note.at)
    .replace(/<script\b[^>]*>[^<]*<\/script>/g, '')
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<link rel="(?:canonical|alternate)"[^>]*>/g, '')
    .replace(/<meta name="robots"[^>]*>/g, '')
    .replaceAll('<form ', '<form inert ')
    .replaceAll(/ data-island="[^"]*"/g, '')
    .replace('</head>', () => '<meta name="robots" content="noindex"/></head>')
    .replace(/<body\b[^>]*>/, (body) => body + bar);
}

/** The document for an instant before the first event of the log. */
export function nothingThereAt(
  request: { readonly locale: Locale; readonly path: string; readonly at: string },
  assets: Pick<Assets, 'stylesheets'>,
): string {
  return `<!DOCTYPE html>${renderToString(<NothingThere {...request} stylesheets={assets.stylesheets} />)}`;
}
