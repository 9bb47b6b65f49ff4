/** New posts are requested this often, in milliseconds. “Live feed polling”. */
export const liveFeedPollingMs = 60_000;
/** Posts within this distance below the header stay in place, in CSS pixels. “Live feed polling”. */
export const liveFeedKeptBelowHeaderPx = 600;
/** A block wider than this counts as wide, in CSS pixels. “Live feed polling”. */
export const liveFeedWideAbovePx = 638;
/** Rows in sight in a wide block. “Live feed polling”. */
export const liveFeedWideRows = 2;
/** Rows in sight in any other block. “Live feed polling”. */
export const liveFeedRows = 3;
/** A window narrower than this shows the first posts only, in CSS pixels. “Live feed polling”. */
export const liveFeedFirstItemsBelowPx = 750;
/** How many posts a narrow window shows. “Live feed polling”. */
export const liveFeedFirstItems = 3;
