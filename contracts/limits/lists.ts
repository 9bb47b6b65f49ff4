/** The page of a list whose address names none. “Default page / list category”. */
export const defaultPage = 1;
/** The category of a list whose address names none: everything. “Default page / list category”. */
export const defaultCategory = 'all';
/** The counter of results runs to its number in this long, in milliseconds. “Result counter animation”. */
export const resultCounterAnimationMs = 500;
/** The progress of “show more” stops after this long, in milliseconds. “Load-more progress stops after”. */
export const loadMoreProgressTimeoutMs = 30_000;
/** Lists show numbered pages after this one, “show more” until then. “Real pagination after page”. */
export const listPagesByButton = 4;
/** The offers list shows numbered pages after this one. “Real pagination after page”. */
export const offersPagesByButton = 2;
/** New results are scrolled to this far above their list, in CSS pixels. “Results scroll”. */
export const resultsScrollOffsetPx = 40;
/** Scrolling to new results takes this long, in milliseconds. “Results scroll”. */
export const resultsScrollMs = 1_000;
/** Replaced results fade in this long, in milliseconds. “List fade on replace”. */
export const listFadeMs = 300;
/** A step of the date slider, in months. “Date slider”. */
export const dateSliderStepMonths = 1;
/** The smallest range of the date slider, in months. “Date slider”. */
export const dateSliderMinimumRangeMonths = 1;
