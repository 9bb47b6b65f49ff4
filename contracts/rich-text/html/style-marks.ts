import type { HtmlElement } from './html-tree.ts';

type StyledMark = 'bold' | 'italic' | 'strike' | 'superscript' | 'subscript';
/** The marks that a style adds (true) or removes (false). */
export type StyleMarks = ReadonlyMap<StyledMark, boolean>;

/** The marks of the classes that the style sheets of a text declare. */
export type ClassMarks = ReadonlyMap<string, StyleMarks>;

const boldFrom = 600;
const mayMark = /font-|text-decoration|vertical-align/;
const none: StyleMarks = new Map();

function markOf(name: string, value: string): [StyledMark, boolean] | undefined {
  switch (name) {
    case 'font-weight': {
      const weight = Number(value);
      return ['bold', value.startsWith('bold') || weight >= boldFrom];
    }
    case 'font-style':
      return ['italic', value === 'italic' || value === 'oblique'];
    case 'text-decoration':
    case 'text-decoration-line':
      return value.includes('line-through') ? ['strike', true] : undefined;
    case 'vertical-align':
      if (value === 'super') return ['superscript', true];
      return value === 'sub' ? ['subscript', true] : undefined;
    default:
      return undefined;
  }
}

function marksOfStyle(style: string): StyleMarks {
  const marks = new Map<StyledMark, boolean>();
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const value = declaration.slice(colon + 1).replace('!important', '');
    const mark = markOf(declaration.slice(0, colon).trim(), value.trim());
    if (mark !== undefined) marks.set(...mark);
  }
  return marks;
}

/** Adds the marks of the classes in a style sheet; other selectors than a class are ignored. */
export function addClassMarks(sheet: string, classes: Map<string, StyleMarks>): void {
  for (const rule of sheet.split('}')) {
    const brace = rule.indexOf('{');
    if (brace === -1) continue;
    const marks = marksOfStyle(rule.slice(brace + 1).toLowerCase());
    if (marks.size === 0) continue;
    for (const selector of rule.slice(0, brace).split(',')) {
      const [, name] = /^[a-z\d]{0,12}\.([\w-]{1,99})$/i.exec(selector.trim()) ?? [];
      if (name !== undefined) classes.set(name, new Map([...(classes.get(name) ?? []), ...marks]));
    }
  }
}

/** Returns the marks that the style of an element, or of its classes, adds or removes. */
export function styleMarksOf(element: HtmlElement, classes: ClassMarks): StyleMarks {
  const own = mayMark.test(element.style) ? marksOfStyle(element.style) : none;
  if (classes.size === 0 || element.classes.length === 0) return own;
  const ofClasses = element.classes.flatMap((name) => [...(classes.get(name) ?? [])]);
  return new Map([...ofClasses, ...own]);
}
