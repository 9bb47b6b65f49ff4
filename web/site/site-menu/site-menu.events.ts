/** The events of the menu; items and their sub-items are identified by their positions. */
export type SiteMenuEvent =
  /** The pointer entered an item. */
  | { readonly type: 'item.aim'; readonly item: string }
  /** The pointer entered a sub-item of the open item. */
  | { readonly type: 'sub.aim'; readonly item: string }
  /** The pointer left. */
  | { readonly type: 'item.leave' }
  /** An item was clicked, tapped, or activated by key. */
  | { readonly type: 'item.press'; readonly item: string }
  | { readonly type: 'sub.press'; readonly item: string }
  /** An item was opened: by the hover delay, by the browser itself, or from storage. */
  | { readonly type: 'item.show'; readonly item: string }
  | { readonly type: 'sub.show'; readonly item: string }
  /** The small screen's menu button was pressed. */
  | { readonly type: 'drawer.press' }
  /**
   * One level up: from a sub-item to its item, from there to the list, from the list to the page.
   */
  | { readonly type: 'back' }
  /** Escape was pressed, there was a press outside, or the focus left. */
  | { readonly type: 'dismiss' };

/**
 * The phase of an element that opens and closes: `opening` and `closing` each last as long as the
 * animation.
 */
export type Phase = 'closed' | 'opening' | 'open' | 'closing';

/** Returns whether it is open or opening. */
export function isOpenOrOpening(phase: Phase): boolean {
  return phase === 'opening' || phase === 'open';
}
