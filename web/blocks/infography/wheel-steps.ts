/** How far a wheel turns for a step, in CSS pixels: a notch of a plain mouse. */
const pixelsOfStep = 100;

/** What browsers measure by other than pixels, in CSS pixels: a notch is three lines, or one page. */
const pixelsOf: Readonly<Record<number, number>> = { 1: pixelsOfStep / 3, 2: pixelsOfStep };

type Turn = Pick<WheelEvent, 'deltaY' | 'deltaMode'>;

/**
 * Counts a wheel's turns in steps, negative away from the person. A trackpad's many small turns add up
 * to a step; what is left of one is forgotten when the wheel turns back.
 */
export function wheelSteps(): (turn: Turn) => number {
  let turned = 0;
  let direction = 0;
  return ({ deltaY, deltaMode }) => {
    if (deltaY === 0) return 0;
    if (Math.sign(deltaY) !== direction) turned = 0;
    direction = Math.sign(deltaY);
    turned += deltaY * (pixelsOf[deltaMode] ?? 1);
    const steps = direction * Math.max(0, Math.round((turned * direction) / pixelsOfStep));
    turned -= steps * pixelsOfStep;
    return steps;
  };
}
