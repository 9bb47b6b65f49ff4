/** The events of the menu; items and their sub-items are identified by their positions. */
export type SiteMenuEvent =
  /** A mouse came over an item. */
  | { readonly type: 'item.aim'; readonly item: string }
  /** A mouse came over a sub-item of the open item. */
  | { readonly type: 'sub.aim'; readonly item: string }
  /** The mouse left what it was over. */
  | { readonly type: 'item.leave' }
  /** An item was clicked, tapped, or activated by key. */
  | { readonly type: 'item.press'; readonly item: string }
  | { readonly type: 'sub.press'; readonly item: string }
  /** An item was opened: by the hover delay, by the browser itself, or as it was kept. */
  | { readonly type: 'item.show'; readonly item: string }
  | { readonly type: 'sub.show'; readonly item: string }
  /** The small screen's menu button was pressed. */
  | { readonly type: 'drawer.press' }
  /** One level up: from a sub-item to its item, from there to the list, from the list out. */
  | { readonly type: 'back' }
  /** Escape, a touch outside, or the focus gone elsewhere. */
  | { readonly type: 'dismiss' };

/** How far something that opens is: each of `opening` and `closing` lasts the animation. */
export type Phase = 'closed' | 'opening' | 'open' | 'closing';

/** Whether it is open, or about to be. */
export function isUp(phase: Phase): boolean {
  return phase === 'opening' || phase === 'open';
}
