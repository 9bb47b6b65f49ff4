/** Titles in the summary are truncated to this many characters. “Summary title max / scroll offset / active offset”. */
export const summaryTitleMaximumCharacters = 70;
/** Scrolling stops this far above a heading, in CSS pixels. “Summary title max / scroll offset / active offset”. */
export const summaryScrollOffsetPx = 100;
/** An entry becomes active this far above its heading, in CSS pixels. “Summary title max / scroll offset / active offset”. */
export const summaryActiveOffsetPx = 200;
/** Duration of scrolling to a heading, in milliseconds. “Summary scroll duration”. */
export const summaryScrollDurationMs = 750;
/** The content navigation appears after this much scrolling, in CSS pixels. “Content-nav shows after”. */
export const contentNavShowsAfterPx = 150;
