import { attributeOf, type HtmlElement, type HtmlNode } from './html-tree.ts';
import { addClassMarks, type ClassMarks, type StyleMarks } from './style-marks.ts';

/** What must be known about a text before it is read. */
export interface Survey {
  /** The ids in it, which a document does not keep. */
  readonly ids: ReadonlySet<string>;
  /**
   * True for a word processor’s: its languages are those of the spelling checker, which authors
   * rarely choose.
   */
  readonly isOffice: boolean;
  readonly classes: ClassMarks;
}

/** Surveys a tree. */
export function surveyOf(root: readonly HtmlNode[]): Survey {
  const ids = new Set<string>();
  const classes = new Map<string, StyleMarks>();
  let isOffice = false;
  const waiting: HtmlNode[] = root.slice();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') continue;
    for (const name of ['id', 'name']) ids.add(attributeOf(next, name));
    if (next.tag === 'style') for (const child of next.children) addSheet(child, classes);
    isOffice ||= isOfOffice(next);
    for (const child of next.children) waiting.push(child);
  }
  return { ids, isOffice, classes };
}

function addSheet(node: HtmlNode, classes: Map<string, StyleMarks>): void {
  if (typeof node === 'string') addClassMarks(node, classes);
}

function isOfOffice(element: HtmlElement): boolean {
  if (element.tag === 'meta')
    return /Microsoft|Word\.|Excel\.|LibreOffice|OpenOffice/.test(attributeOf(element, 'content'));
  return (
    element.attributes.has('data-contrast') ||
    element.classes.some((name) => name.startsWith('Mso')) ||
    element.style.includes('mso-')
  );
}
