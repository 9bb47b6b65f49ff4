/** The page of a list whose address gives none. “Default page / list category”. */
export const defaultPage = 1;
/** The category of a list whose address gives none: everything. “Default page / list category”. */
export const defaultCategory = 'all';
/** Duration of the result counter's animation, in milliseconds. “Result counter animation”. */
export const resultCounterAnimationMs = 500;
/**
 * Time after which the progress indicator of “show more” stops, in milliseconds. “Load-more
 * progress stops after”.
 */
export const loadMoreProgressTimeoutMs = 30_000;
/** Lists have “show more” up to this page, and numbered pages after it. “Real pagination after page”. */
export const listPagesByButton = 4;
/** The offers list has “show more” up to this page, and numbered pages after it. “Real pagination after page”. */
export const offersPagesByButton = 2;
/** Scrolling to new results stops this far above their list, in CSS pixels. “Results scroll”. */
export const resultsScrollOffsetPx = 40;
/** Duration of scrolling to new results, in milliseconds. “Results scroll”. */
export const resultsScrollMs = 1_000;
/** Duration of the fade when results are replaced, in milliseconds. “List fade on replace”. */
export const listFadeMs = 300;
/** The step of the date slider, in months. “Date slider”. */
export const dateSliderStepMonths = 1;
/** The smallest range of the date slider, in months. “Date slider”. */
export const dateSliderMinimumRangeMonths = 1;
