/** Widths at which a slider shows fewer slides, widest first, in CSS pixels. “Slider breakpoints”. */
export const sliderBreakpointsPx = [1399, 1199, 991, 767, 575] as const;
/** Default number of visible slides. “Slider breakpoints”. */
export const sliderDefaultSlides = 3;
/** Interval at which the carousel advances, in milliseconds. “Carousel (auto)”. */
export const carouselIntervalMs = 5_000;
/** Default minimum of a slider widget. “Slider widget defaults”. */
export const sliderWidgetMinimum = 0;
/** Default maximum of a slider widget. “Slider widget defaults”. */
export const sliderWidgetMaximum = 100;
/** Default step of a slider widget. “Slider widget defaults”. */
export const sliderWidgetStep = 1;
/** Page Up and Page Down move a slider widget by its range divided by this. “Slider widget defaults”. */
export const sliderWidgetPageJumpsInRange = 5;
