import { languages } from '@parvis/contracts/site/locale.ts';
import type { Block, Report } from './compose-report.ts';

/** Everything is in the document: it is opened from a folder, by any browser. */
const style = `
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #16202b; }
h1, h2 { line-height: 1.2; } h2 { margin: 2rem 0 .5rem; padding-top: .75rem; border-top: 1px solid #b8c2cc; }
li { margin: .25rem 0; }
table { width: 100%; border-collapse: collapse; font-size: .8125rem; }
th, td { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #dde3e8; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
.facts th { width: 14rem; } .facts td { white-space: pre-line; font-size: .875rem; }
@media print { body { margin: 0; max-width: none; } h2 { break-after: avoid; } tr { break-inside: avoid; } }
`;

/** Returns a report as a document that needs no other file. */
export function writeHtml({ locale, title, blocks }: Report): string {
  return `<!DOCTYPE html>
<html lang="${languages[locale].regional}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${style}</style></head>
<body><main><h1>${escape(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</main></body></html>
`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escape(block.text)}</h2>`;
    case 'paragraph':
      return `<p>${escape(block.text)}</p>`;
    case 'list':
      return `<ul>${items(block.items)}</ul>`;
    case 'steps':
      return `<ol>${items(block.items)}</ol>`;
    case 'facts':
      return `<table class="facts">${block.rows
        .map(
          ([name, value]) =>
            `<tr><th scope="row">${escape(name)}</th><td>${escape(value)}</td></tr>`,
        )
        .join('')}</table>`;
    default:
      return `<table><thead><tr>${block.columns
        .map(({ title }) => `<th scope="col">${escape(title)}</th>`)
        .join('')}</tr></thead><tbody>${block.rows.map(rowHtml).join('')}</tbody></table>`;
  }
}

function rowHtml(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`;
}

function items(texts: readonly string[]): string {
  return texts.map((text) => `<li>${escape(text)}</li>`).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');
}
