import type {
  NothingToShow,
  ReconstructionNote,
} from '@parvis/contracts/audit/reconstruction-note.ts';
import { renderToString } from 'react-dom/server';
import type { Assets } from '../assets.ts';
import { htmlIn } from '../html-in.tsx';
import type { Rendered } from '../rendered.ts';
import { ReconstructionBar } from './reconstruction-bar.tsx';
import { ReconstructedFile } from './reconstruction-file.tsx';
import { seedPast } from './reconstruction-links.ts';
import { NothingThere } from './reconstruction-nothing.tsx';

/** Begins every document, and no other response. */
const doctype = '<!DOCTYPE html>';

/** Makes what answered an address the reconstruction of what answered it then; what is no document is shown as text. */
export function reconstructionOf(
  { type, body }: Pick<Rendered, 'type' | 'body'>,
  note: ReconstructionNote,
  { stylesheets }: Pick<Assets, 'stylesheets'>,
): string {
  const file = { note, type, body, stylesheets };
  return body.startsWith(doctype)
    ? pastDocument(body, note)
    : pastDocument(doctype + renderToString(<ReconstructedFile {...file} />), note);
}

/**
 * Makes a public document the reconstruction of a past one: its links lead to reconstructions of
 * their targets, nothing in it runs or can be sent, search engines leave it out, and a bar says what
 * it is. The document is React's own output, where `<` and `>` stand for tags alone.
 */
function pastDocument(document: string, note: ReconstructionNote): string {
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

/** The document for an address and an instant that nothing can be shown of. */
export function nothingThereAt(
  request: NothingToShow,
  assets: Pick<Assets, 'stylesheets'>,
): string {
  return doctype + renderToString(<NothingThere {...request} stylesheets={assets.stylesheets} />);
}
