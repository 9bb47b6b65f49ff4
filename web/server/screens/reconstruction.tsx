import type {
  NoDocument,
  ReconstructionNote,
} from '@parvis/contracts/audit/reconstruction-note.ts';
import { renderToString } from 'react-dom/server';
import type { Assets } from '../assets.ts';
import { htmlIn } from '../html-in.tsx';
import type { Rendered } from '../rendered.ts';
import { MissingReconstruction } from './missing-reconstruction.tsx';
import { ReconstructionBar } from './reconstruction-bar.tsx';
import { ReconstructedFile } from './reconstruction-file.tsx';
import { linkToReconstructions } from './reconstruction-links.ts';

/** The start of every document, and of no other response. */
const doctype = '<!DOCTYPE html>';

/**
 * Converts a past response into its reconstruction; responses other than documents are shown as
 * text.
 */
export function composeReconstruction(
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
 * Converts a public document into the reconstruction of a past one: its links lead to
 * reconstructions of their targets, as do its filters and searches; its scripts and other forms are
 * disabled, search engines do not index it, and a bar describes it. The document is React's own output, in which `<` and `>` only delimit
 * tags.
 */
function pastDocument(document: string, note: ReconstructionNote): string {
  const bar = htmlIn(note.locale, <ReconstructionBar note={note} />);
  return linkToReconstructions(document, note)
    .replace(/<script\b[^>]*>[^<]*<\/script>/g, '')
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<link rel="(?:canonical|alternate)"[^>]*>/g, '')
    .replace(/<meta name="robots"[^>]*>/g, '')
    .replaceAll(/ data-island="[^"]*"/g, '')
    .replace('</head>', () => '<meta name="robots" content="noindex"/></head>')
    .replace(/<body\b[^>]*>/, (body) => body + bar);
}

/** Returns the document for an address and an instant without a reconstruction. */
export function missingReconstructionAt(
  request: NoDocument,
  assets: Pick<Assets, 'stylesheets'>,
): string {
  return (
    doctype +
    renderToString(<MissingReconstruction {...request} stylesheets={assets.stylesheets} />)
  );
}
