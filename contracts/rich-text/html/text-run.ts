import type { InlineNode, Mark, TextNode } from '../document.ts';

/** The type of block that a run of text becomes. */
export type TextblockKind =
  | { readonly type: 'paragraph' }
  | { readonly type: 'heading'; readonly level: number }
  | { readonly type: 'codeBlock' };

const collapsible = /[ \t\n\r\f]+/g;

function sameMarks(one: readonly Mark[] | undefined, other: readonly Mark[] | undefined): boolean {
  return JSON.stringify(one ?? []) === JSON.stringify(other ?? []);
}

/**
 * The inline content of one block being parsed, with its white space collapsed as in a browser: a
 * run of it becomes one space, with none at the start, at the end or next to a break; it is
 * preserved in code blocks.
 */
export class TextRun {
  readonly kind: TextblockKind;
  readonly #nodes: InlineNode[] = [];

  constructor(kind: TextblockKind) {
    this.kind = kind;
  }

  /** Adds text with its white space collapsed, including where it meets the preceding text. */
  text(text: string, marks: readonly Mark[]): void {
    if (this.kind.type === 'codeBlock') return this.#append(text, []);
    const folded = text.replace(collapsible, ' ');
    this.#append(this.#endsInSpace() ? folded.replace(/^ /, '') : folded, marks);
  }

  /** Adds a break; in code it is a line's end. */
  lineBreak(): void {
    if (this.kind.type === 'codeBlock') return this.#append('\n', []);
    this.#trimEnd();
    this.#nodes.push({ type: 'hardBreak' });
  }

  /**
   * Returns the parsed text, or undefined when a browser would show nothing. Word processors fill
   * empty blocks, and end others, with non-breaking spaces.
   */
  finish(): InlineNode[] | undefined {
    if (this.kind.type === 'codeBlock') return this.#nodes.length === 0 ? undefined : this.#nodes;
    for (let last = this.#nodes.at(-1); last !== undefined; last = this.#nodes.at(-1)) {
      if (last.type === 'text') last.text = withoutEnd(last.text);
      if (last.type === 'text' && last.text !== '') return this.#nodes;
      this.#nodes.pop();
    }
    return undefined;
  }

  #append(text: string, marks: readonly Mark[]): void {
    if (text === '') return;
    const last = this.#nodes.at(-1);
    if (last?.type === 'text' && sameMarks(last.marks, marks)) last.text += text;
    else
      this.#nodes.push(
        marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks: [...marks] },
      );
  }

  #endsInSpace(): boolean {
    const last = this.#nodes.at(-1);
    return last?.type !== 'text' || last.text.endsWith(' ');
  }

  #trimEnd(): void {
    const last = this.#nodes.at(-1);
    if (last?.type !== 'text') return;
    if (last.text.endsWith(' ')) last.text = last.text.slice(0, -1);
    if (last.text === '') this.#nodes.pop();
  }
}

/** Returns a text without the spaces at its end. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \u00a0'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Returns the text nodes among inline nodes, without marks: all that a code block may contain. */
export function codeText(nodes: readonly InlineNode[]): TextNode[] {
  const text = nodes.map((node) => (node.type === 'text' ? node.text : '\n')).join('');
  const body = text.replace(/\n$/, '');
  return body === '' ? [] : [{ type: 'text', text: body }];
}
