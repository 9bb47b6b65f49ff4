import { buffer } from 'node:stream/consumers';
import { evidenceMessages } from '@parvis/contracts/messages/evidence.ts';
import { languages } from '@parvis/contracts/site/locale.ts';
import type { Block, Report } from './compose-report.ts';

type Pdf = PDFKit.PDFDocument;

const [regular, bold] = ['Helvetica', 'Helvetica-Bold'] as const;
const sizes = { title: 20, heading: 13, text: 10, cell: 8 } as const;
const margin = 50;
/** Between the cells of a row, and between rows, in points. */
const gap = 6;
/** The share of the width that the names of facts have. */
const nameShare = 0.22;

/**
 * Returns a report as a tagged PDF. Its fonts are those that every reader has: characters that they
 * lack are question marks, and are in the HTML of the same report.
 * @param created ISO 8601
 */
export async function writePdf(report: Report, created: string): Promise<Buffer> {
  const { locale, title, blocks } = report;
  // Only those who read evidence need it.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    tagged: true,
    lang: languages[locale].regional,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, CreationDate: new Date(created) },
  });
  const whole = buffer(document);
  write(document, 'H1', title, bold, sizes.title);
  for (const block of blocks) writeBlock(document, block);
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    const text = evidenceMessages.format('evidence.page-number', locale, {
      page: page + 1,
      pages: count,
    });
    writePageNumber(document, text);
  }
  document.end();
  return whole;
}

function writeBlock(document: Pdf, block: Block): void {
  switch (block.kind) {
    case 'heading':
      leaveRoom(document, 80);
      document.moveDown(0.6);
      return write(document, 'H2', block.text, bold, sizes.heading);
    case 'paragraph':
      return write(document, 'P', block.text);
    case 'list':
    case 'steps':
      for (const [n, item] of block.items.entries())
        write(document, 'P', `${block.kind === 'steps' ? `${n + 1}.` : '•'} ${item}`);
      return;
    case 'facts':
      for (const row of block.rows) writeRow(document, row, [nameShare, 1 - nameShare], true);
      return;
    case 'table': {
      const whole = block.columns.reduce((sum, { share }) => sum + share, 0);
      const shares = block.columns.map(({ share }) => share / whole);
      const titles = block.columns.map(({ title }) => title);
      writeRow(document, titles, shares, true, bold);
      for (const row of block.rows) writeRow(document, row, shares, false);
    }
  }
}

function write(
  document: Pdf,
  tag: string,
  text: string,
  font: string = regular,
  size: number = sizes.text,
): void {
  const structure = document.struct(tag, {}, () => {
    document.font(font).fontSize(size).text(printable(text), margin, document.y);
  });
  document.addStructure(structure);
  structure.end();
  document.moveDown(0.4);
}

/** Writes cells beside each other, on the next page if this one has no room for all of them. */
function writeRow(
  document: Pdf,
  cells: readonly string[],
  shares: readonly number[],
  hasHead: boolean,
  font: string = regular,
): void {
  const width = document.page.width - 2 * margin;
  document.fontSize(sizes.cell);
  const texts = cells.map(printable);
  const heights = texts.map((text, n) =>
    document.font(font).heightOfString(text, { width: (shares[n] ?? 0) * width - gap }),
  );
  const height = Math.max(...heights);
  leaveRoom(document, height);
  const top = document.y;
  let left = margin;
  const row = document.struct('P', {}, () => {
    for (const [n, text] of texts.entries()) {
      const cell = (shares[n] ?? 0) * width;
      const isHead = hasHead && n === 0;
      document.font(isHead ? bold : font).text(text, left, top, { width: cell - gap });
      left += cell;
    }
  });
  document.addStructure(row);
  row.end();
  document.y = top + height + gap / 2;
}

function leaveRoom(document: Pdf, height: number): void {
  if (document.y + height > document.page.height - margin) document.addPage();
}

/** Numbers of pages are no part of the text, so that they are not read aloud in its middle. */
function writePageNumber(document: Pdf, text: string): void {
  const { page } = document;
  const bottom = page.margins.bottom;
  page.margins.bottom = 0;
  document.markContent('Artifact');
  document.font(regular).fontSize(sizes.cell);
  document.text(text, margin, page.height - margin / 2 - sizes.cell, {
    width: page.width - 2 * margin,
    align: 'right',
    lineBreak: false,
  });
  document.endMarkedContent();
  page.margins.bottom = bottom;
}

/** What Helvetica has in its usual encoding (Windows-1252), besides ASCII and Latin-1. */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

function printable(text: string): string {
  const spaced = text.normalize('NFC').replaceAll('\u202f', '\u00a0');
  return Array.from(spaced, (sign) =>
    sign === '\n' || /[\u0020-\u007e\u00a0-\u00ff]/.test(sign) || beyondLatin1.includes(sign)
      ? sign
      : '?',
  ).join('');
}
