import type { Position } from '@parvis/contracts/log/position.ts';
import type { Media } from '@parvis/contracts/media/media.ts';

/** An item with the positions over which visitors reached it; `to` null: they still do. */
export interface PublicSpan {
  readonly media: Media;
  readonly from: Position;
  to: Position | null;
}

/** When items came to be public, and to be so no longer, within a batch of events. */
export class PublicSpans {
  readonly opened: PublicSpan[] = [];
  /** Where spans that were open before the batch end, by item. */
  readonly closed = new Map<string, Position>();
  readonly #open = new Map<string, PublicSpan>();

  begin(media: Media, at: Position): void {
    const span: PublicSpan = { media, from: at, to: null };
    this.opened.push(span);
    this.#open.set(media.id, span);
  }

  end({ id }: Media, at: Position): void {
    const span = this.#open.get(id);
    if (span === undefined) this.closed.set(id, at);
    else span.to = at;
    this.#open.delete(id);
  }
}
