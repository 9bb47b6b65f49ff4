/**
 * Time that the pointer hovers before a menu opens, in milliseconds. “Mega-menu hover delay /
 * animation”.
 */
export const megaMenuHoverDelayMs = 300;
/** Duration of a menu's opening and closing, in milliseconds. “Mega-menu hover delay / animation”. */
export const megaMenuAnimationMs = 250;
/** The main navigation becomes sticky after this much scrolling, in CSS pixels. “Nav sticky after”. */
export const navStickyAfterPx = 45;
/** Skip links stop this far above their target, in CSS pixels. “Skip-link scroll offset”. */
export const skipLinkOffsetPx = 70;
/** Duration of scrolling back to the top, in milliseconds. “Back-to-top scroll”. */
export const backToTopScrollMs = 1_500;
