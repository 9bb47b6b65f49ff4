/** From this width on the layout is the desktop's, in CSS pixels. “Desktop vs mobile breakpoint”. */
export const desktopBreakpointPx = 992;
/** The widest tablet layout, in CSS pixels. “Desktop vs mobile breakpoint”. */
export const tabletMaximumPx = 991;
/** The widest phone layout, in CSS pixels. “Desktop vs mobile breakpoint”. */
export const phoneMaximumPx = 767;
/** Layout follows a resized window after this long without change, in milliseconds. “Resize debounce”. */
export const layoutResizeDebounceMs = 500;
/** Columns follow a resized window after this long without change, in milliseconds. “Resize debounce”. */
export const columnsResizeDebounceMs = 200;
/** Width of a column of a grid that says nothing else, in CSS pixels. “Default column width”. */
export const defaultColumnWidthPx = 400;
/** Height of a content page's head on wide screens, in CSS pixels. “Content header height”. */
export const contentHeaderHeightPx = 360;
/** A quotation at least this tall is set small, in CSS pixels. “Blockquote style”. */
export const blockquoteSmallFromPx = 200;
/** A quotation at least this tall, and not yet small, is set medium, in CSS pixels. “Blockquote style”. */
export const blockquoteMediumFromPx = 150;
/** Side of a progress circle, in CSS pixels. “Progress circle”. */
export const progressCircleSizePx = 80;
/** Stroke of a progress circle, in CSS pixels. “Progress circle”. */
export const progressCircleThicknessPx = 7;
/** A modal fades in and out in this long, in milliseconds. “List fade on replace”. */
export const modalFadeMs = 500;
/** Something is highlighted for this long, in milliseconds. “List fade on replace”. */
export const highlightMs = 500;
