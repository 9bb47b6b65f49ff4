import { type BlockNode, maxRichTextDepth, maxRichTextNodes, type RichText } from '../document.ts';
import {
  type CellSpec,
  type Flow,
  type Frame,
  itemContent,
  type ListSpec,
  orEmptyParagraph,
  toBlock,
  toList,
} from './frames.ts';
import { TextMarks } from './text-marks.ts';
import { type TextblockKind, TextRun } from './text-run.ts';

/** The levels that a container adds around its text: its parts, a paragraph and the text. */
const levelsNeeded = { quote: 3, list: 4, table: 5 } as const;
/** The size of an opened container: itself and the paragraphs added so that nothing is empty. */
const containerCost = 3;
/** The maximum size that one element can add, with the containers it requires. */
const margin = 20;
/** A run of text may require its own paragraph. */
const textCost = 2;
const paragraph: TextblockKind = { type: 'paragraph' };

/** Builds a document from the outside in; whatever the order of the calls, the result is valid. */
export class RichTextBuilder {
  /** The marks of the text that follows. */
  readonly marks = new TextMarks();
  readonly #root: BlockNode[] = [];
  readonly #frames: Frame[] = [
    {
      kind: 'flow',
      textblock: paragraph,
      blocks: this.#root,
      close: () => {},
      implicitItem: false,
    },
  ];
  #run: TextRun | undefined;
  #nodes = 1;

  /** The number of open containers, for `closeTo`. */
  get depth(): number {
    return this.#frames.length;
  }

  /** True when nothing more fits; open containers can be closed. */
  get isFull(): boolean {
    return this.#nodes + margin > maxRichTextNodes;
  }

  /** Adds text with the current marks. */
  text(text: string): void {
    if (this.#run === undefined && /^[ \t\n\r\f]*$/.test(text)) {
      const flow = this.#frames.at(-1);
      if (flow?.kind !== 'flow' || flow.textblock.type !== 'codeBlock') return;
    }
    this.#openRun().text(text, this.marks.all);
    this.#nodes += textCost;
  }

  /** Adds a break within the block. */
  lineBreak(): void {
    this.#openRun().lineBreak();
    this.#nodes += textCost;
  }

  /** Adds a thematic break. */
  rule(): void {
    this.#flow().blocks.push({ type: 'horizontalRule' });
    this.#nodes += 1;
  }

  /** Ends the block whose text is being read. */
  endRun(): void {
    const block = this.#run && toBlock(this.#run);
    const flow = this.#frames.at(-1);
    this.#run = undefined;
    if (block !== undefined && flow?.kind === 'flow') flow.blocks.push(block);
  }

  /**
   * Starts a heading or a code block for the text that follows; returns a function that ends it.
   */
  useTextblock(kind: TextblockKind): () => void {
    const flow = this.#flow();
    const previous = flow.textblock;
    flow.textblock = kind;
    return () => {
      this.endRun();
      flow.textblock = previous;
    };
  }

  /** Opens a quotation, unless it would be nested too deep. */
  openQuote(): boolean {
    const parent = this.#roomFor(levelsNeeded.quote);
    if (parent === undefined) return false;
    return this.#pushFlow((blocks) => {
      if (blocks.length > 0) parent.blocks.push({ type: 'blockquote', content: blocks });
    });
  }

  /**
   * Opens a list, unless it would be nested too deep; a list directly in a list belongs to its last
   * item.
   */
  openList(spec: ListSpec): boolean {
    this.#reopenItem();
    if (this.#roomFor(levelsNeeded.list) === undefined) return false;
    return this.#push({ kind: 'list', spec, items: [] });
  }

  /** Opens an item of the innermost list; false when no list is open here. */
  openItem(implicit = false): boolean {
    this.endRun();
    const top = this.#frames.at(-1);
    if (top?.kind === 'flow' && top.implicitItem) this.closeTo(this.depth - 1);
    const list = this.#frames.at(-1);
    if (list?.kind !== 'list') return false;
    return this.#pushFlow((blocks) => {
      list.items.push({ type: 'listItem', content: itemContent(blocks) });
    }, implicit);
  }

  /** Opens a table, unless it would be nested too deep. */
  openTable(): boolean {
    if (this.#roomFor(levelsNeeded.table) === undefined) return false;
    return this.#push({ kind: 'table', before: [], rows: [] });
  }

  /** Opens the caption of the innermost table: blocks placed before it. */
  openCaption(): boolean {
    const table = this.#frames.at(-1);
    if (table?.kind !== 'table') return false;
    return this.#pushFlow((blocks) => {
      table.before.push(...blocks);
    });
  }

  /** Opens a row of the innermost table; false when no table is open here. */
  openRow(): boolean {
    if (this.#frames.at(-1)?.kind !== 'table') return false;
    return this.#push({ kind: 'row', cells: [] });
  }

  /** Opens a cell of the innermost row; false when no row is open here. */
  openCell(spec: CellSpec): boolean {
    const row = this.#frames.at(-1);
    if (row?.kind !== 'row') return false;
    return this.#pushFlow((blocks) => {
      row.cells.push({ ...spec, content: orEmptyParagraph(blocks) });
    });
  }

  /** Closes containers until `depth` are open. */
  closeTo(depth: number): void {
    if (this.depth <= depth) return;
    this.endRun();
    while (this.depth > Math.max(depth, 1)) {
      const frame = this.#frames.pop();
      if (frame !== undefined) this.#finish(frame);
    }
  }

  /** Returns the finished document. */
  finish(): RichText {
    this.closeTo(1);
    this.endRun();
    return { type: 'doc', content: this.#root };
  }

  #openRun(): TextRun {
    if (this.#run === undefined) this.#run = new TextRun(this.#flow().textblock);
    return this.#run;
  }

  /**
   * Returns the innermost container of blocks; creates an item or a cell if only those are allowed.
   */
  #flow(): Flow {
    this.endRun();
    for (;;) {
      const top = this.#frames.at(-1);
      if (top === undefined) throw new Error('the document itself was closed');
      if (top.kind === 'flow') return top;
      if (top.kind === 'list') this.openItem(true);
      else if (top.kind === 'table') this.openRow();
      else this.openCell({ type: 'tableCell', attrs: { colspan: 1, rowspan: 1 } });
    }
  }

  #roomFor(levels: number): Flow | undefined {
    const flow = this.#flow();
    return this.depth - 1 + levels > maxRichTextDepth ? undefined : flow;
  }

  #reopenItem(): void {
    this.endRun();
    const list = this.#frames.at(-1);
    const item = list?.kind === 'list' ? list.items.pop() : undefined;
    if (item === undefined) return;
    this.openItem(true);
    this.#flow().blocks.push(...item.content);
  }

  #pushFlow(close: (blocks: BlockNode[]) => void, implicitItem = false): boolean {
    return this.#push({ kind: 'flow', textblock: paragraph, blocks: [], close, implicitItem });
  }

  #push(frame: Frame): boolean {
    this.endRun();
    this.#frames.push(frame);
    this.#nodes += containerCost;
    return true;
  }

  #finish(frame: Frame): void {
    switch (frame.kind) {
      case 'flow':
        return frame.close(frame.blocks);
      case 'list':
        if (frame.items.length > 0) this.#flow().blocks.push(toList(frame.spec, frame.items));
        return;
      case 'table': {
        const parent = this.#flow();
        parent.blocks.push(...frame.before);
        if (frame.rows.length > 0) parent.blocks.push({ type: 'table', content: frame.rows });
        return;
      }
      case 'row': {
        const table = this.#frames.at(-1);
        if (table?.kind !== 'table' || frame.cells.length === 0) return;
        table.rows.push({ type: 'tableRow', content: frame.cells });
      }
    }
  }
}
