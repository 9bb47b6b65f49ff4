/** Widths at which a slider shows fewer slides, widest first, in CSS pixels. “Slider breakpoints”. */
export const sliderBreakpointsPx = [1399, 1199, 991, 767, 575] as const;
/** Slides in sight when the slider names no number. “Slider breakpoints”. */
export const sliderDefaultSlides = 3;
/** The carousel that moves by itself moves on after this long, in milliseconds. “Carousel (auto)”. */
export const carouselIntervalMs = 5_000;
/** Smallest value of a slider widget that names none. “Slider widget defaults”. */
export const sliderWidgetMinimum = 0;
/** Largest value of a slider widget that names none. “Slider widget defaults”. */
export const sliderWidgetMaximum = 100;
/** Step of a slider widget that names none. “Slider widget defaults”. */
export const sliderWidgetStep = 1;
/** A page key moves a slider widget by its range divided by this. “Slider widget defaults”. */
export const sliderWidgetPageJumpsInRange = 5;
