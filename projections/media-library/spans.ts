import type { Position } from '@parvis/contracts/log/position.ts';
import type { Media } from '@parvis/contracts/media/media.ts';

/** An item with the positions over which something held of it; `to` null: it still does. */
export interface Span {
  readonly media: Media;
  readonly from: Position;
  to: Position | null;
}

/** What began to hold of items, and ceased to, within a batch of events. */
export class Spans<One extends Span = Span> {
  readonly opened: One[] = [];
  /** Where spans that were open before the batch end, by item. */
  readonly closed = new Map<string, Position>();
  readonly #open = new Map<string, One>();

  begin(span: One): void {
    this.opened.push(span);
    this.#open.set(span.media.id, span);
  }

  end(id: string, at: Position): void {
    const span = this.#open.get(id);
    if (span === undefined) this.closed.set(id, at);
    else span.to = at;
    this.#open.delete(id);
  }
}
