import type { Position } from '@parvis/contracts/log/position.ts';
import type { Media } from '@parvis/contracts/media/media.ts';

/** An item with the positions between which it was valid; `to` null: it still is. */
export interface Span {
  readonly media: Media;
  readonly from: Position;
  to: Position | null;
}

/** The spans that began and ended within a batch of events. */
export class Spans<One extends Span = Span> {
  readonly opened: One[] = [];
  /** Positions at which spans that were open before the batch end, by item. */
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
