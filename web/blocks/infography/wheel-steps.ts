/** Wheel distance of one step, in CSS pixels: one notch of an ordinary mouse. */
const pixelsOfStep = 100;

/** Size of the `deltaMode` units other than pixels, in CSS pixels: a notch is three lines, or one page. */
const pixelsPerMode: Readonly<Record<number, number>> = { 1: pixelsOfStep / 3, 2: pixelsOfStep };

type Turn = Pick<WheelEvent, 'deltaY' | 'deltaMode'>;

/**
 * Returns a function that converts wheel events to steps, negative when scrolling up. A trackpad's
 * small deltas add up to a step; the remainder is discarded when the direction changes.
 */
export function wheelSteps(): (turn: Turn) => number {
  let turned = 0;
  let direction = 0;
  return ({ deltaY, deltaMode }) => {
    if (deltaY === 0) return 0;
    if (Math.sign(deltaY) !== direction) turned = 0;
    direction = Math.sign(deltaY);
    turned += deltaY * (pixelsPerMode[deltaMode] ?? 1);
    const steps = direction * Math.max(0, Math.round((turned * direction) / pixelsOfStep));
    turned -= steps * pixelsOfStep;
    return steps;
  };
}
