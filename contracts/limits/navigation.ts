/** Opening a menu by hovering waits this long, in milliseconds. “Mega-menu hover delay / animation”. */
export const megaMenuHoverDelayMs = 300;
/** Opening and closing a menu takes this long, in milliseconds. “Mega-menu hover delay / animation”. */
export const megaMenuAnimationMs = 250;
/** The main bar sticks after this much scrolling, in CSS pixels. “Nav sticky after”. */
export const navStickyAfterPx = 45;
/** Skip links stop this far above their target, in CSS pixels. “Skip-link scroll offset”. */
export const skipLinkOffsetPx = 70;
/** Scrolling back to the top takes this long, in milliseconds. “Back-to-top scroll”. */
export const backToTopScrollMs = 1_500;
