/** The desktop layout starts at this width, in CSS pixels. “Desktop vs mobile breakpoint”. */
export const desktopBreakpointPx = 992;
/** The widest tablet layout, in CSS pixels. “Desktop vs mobile breakpoint”. */
export const tabletMaximumPx = 991;
/** The widest phone layout, in CSS pixels. “Desktop vs mobile breakpoint”. */
export const phoneMaximumPx = 767;
/** Debounce of the layout when the window is resized, in milliseconds. “Resize debounce”. */
export const layoutResizeDebounceMs = 500;
/** Debounce of columns when the window is resized, in milliseconds. “Resize debounce”. */
export const columnsResizeDebounceMs = 200;
/** Default width of a grid's columns, in CSS pixels. “Default column width”. */
export const defaultColumnWidthPx = 400;
/** Height of a content page's header on wide screens, in CSS pixels. “Content header height”. */
export const contentHeaderHeightPx = 360;
/** A quotation at least this tall uses the small style, in CSS pixels. “Blockquote style”. */
export const blockquoteSmallFromPx = 200;
/** A quotation at least this tall, and less than the small style's minimum, uses the medium style, in CSS pixels. “Blockquote style”. */
export const blockquoteMediumFromPx = 150;
/** Side of a progress circle, in CSS pixels. “Progress circle”. */
export const progressCircleSizePx = 80;
/** Stroke of a progress circle, in CSS pixels. “Progress circle”. */
export const progressCircleThicknessPx = 7;
/** Duration of a modal's fade, in milliseconds. “List fade on replace”. */
export const modalFadeMs = 500;
/** Duration of a highlight, in milliseconds. “List fade on replace”. */
export const highlightMs = 500;
