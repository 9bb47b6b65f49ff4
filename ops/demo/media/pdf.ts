import { palette } from '../artwork/palette.ts';
import { encoded, linesOf } from './pdf-text.ts';

/** A document: a cover, then its sections, each on its own page. */
export interface PdfText {
  readonly title: string;
  readonly subtitle: string;
  /** As in PDF: `fr-FR`. */
  readonly language: string;
  readonly sections: readonly PdfSection[];
}

export interface PdfSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A table of two columns. */
  readonly figures?: readonly (readonly [label: string, value: string])[];
}

/** A4, in points. */
const [width, height] = [595, 842];
const margin = 64;
const measure = width - 2 * margin;

/** Writes a document as PDF 1.7 with the standard fonts; the same text always gives the same bytes. */
export function toPdf(text: PdfText): Buffer {
  const pages = [coverOf(text), ...text.sections.map(pageOf)];
  const firstPage = 6;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  const info = `<< /Title ${encoded(text.title)} /Author ${encoded('Groupe Estuaire')} >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${text.language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    info,
    fontOf('Times-Roman'),
    fontOf('Helvetica'),
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${firstPage + index * 2 + 1} 0 R ` +
        '/Resources << /Font << /Serif 4 0 R /Sans 5 0 R >> >> >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  return fileOf(objects);
}

function fontOf(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function fileOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}

function coverOf({ title, subtitle }: PdfText): string {
  const waves = Array.from({ length: 9 }, (_, line) => {
    const y = 90 + line * 22;
    return `0 ${y} m 150 ${y + 70 - line * 6} 300 ${y - 60 + line * 5} ${width} ${y + 24} c S`;
  });
  return [
    `${rgb(palette.tide900)} rg 0 0 ${width} ${height} re f`,
    `${rgb(palette.tide300)} RG 0.8 w ${waves.join(' ')}`,
    `${rgb(palette.beaconOnDeep)} rg ${margin} 664 44 4 re f`,
    paragraph(title, { font: 'Serif', size: 40, x: margin, y: 600, colour: palette.onDeep }).drawn,
    paragraph(subtitle, { font: 'Sans', size: 15, x: margin, y: 470, colour: palette.tide200 })
      .drawn,
  ].join('\n');
}

function pageOf({ heading, paragraphs, figures = [] }: PdfSection): string {
  const head = { font: 'Serif', size: 26, x: margin, y: 740, colour: palette.tide900 } as const;
  const first = paragraph(heading, head);
  let y = first.below - 22;
  const texts = paragraphs.map((words) => {
    const { drawn, below } = paragraph(words, { ...head, font: 'Sans', size: 11.5, y });
    y = below - 12;
    return drawn;
  });
  const rows = figures.map(([label, value]) => {
    y -= 30;
    const rule = `${rgb(palette.hairline)} RG 0.7 w ${margin} ${y - 10} m ${width - margin} ${y - 10} l S`;
    const cell = { font: 'Sans', size: 11.5, x: margin, y, colour: palette.tide900 } as const;
    const amount = { ...cell, font: 'Serif', size: 17, x: 360, colour: palette.beacon } as const;
    return [rule, paragraph(label, cell).drawn, paragraph(value, amount).drawn].join('\n');
  });
  return [first.drawn, ...texts, ...rows].join('\n');
}

interface Setting {
  readonly font: 'Serif' | 'Sans';
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}

/** Returns a paragraph from its first baseline down; returns where the next may begin. */
function paragraph(text: string, { font, size, x, y, colour }: Setting) {
  const leading = size * 1.4;
  const lines = linesOf(text, (measure / size) * 1000);
  const shown = lines.map((line) => `${encoded(line)} Tj T*`).join(' ');
  const drawn = `BT ${rgb(colour)} rg /${font} ${size} Tf ${leading} TL ${x} ${y} Td ${shown} ET`;
  return { drawn, below: y - lines.length * leading };
}

function rgb(colour: string): string {
  return [1, 3, 5]
    .map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3))
    .join(' ');
}
