/** Interval between polls for new posts, in milliseconds. “Live feed polling”. */
export const liveFeedPollingMs = 60_000;
/** Posts within this distance below the header keep their position, in CSS pixels. “Live feed polling”. */
export const liveFeedKeptBelowHeaderPx = 600;
/** A block wider than this counts as wide, in CSS pixels. “Live feed polling”. */
export const liveFeedWideAbovePx = 638;
/** Visible rows in a wide block. “Live feed polling”. */
export const liveFeedWideRows = 2;
/** Visible rows in any other block. “Live feed polling”. */
export const liveFeedRows = 3;
/** A window narrower than this shows only the first posts, in CSS pixels. “Live feed polling”. */
export const liveFeedFirstItemsBelowPx = 750;
/** Posts shown in a narrow window. “Live feed polling”. */
export const liveFeedFirstItems = 3;
