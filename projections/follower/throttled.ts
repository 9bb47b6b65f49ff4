/**
 * Limits how often something happens: a few calls are passed on immediately, and those that follow
 * as a single call at the end of a pause. Each pause allows one more.
 * @param act called with the greatest value of the calls that it replaces
 * @param atOnce how many calls are passed on immediately after a quiet time
 */
export function throttled<Value extends number | string>(
  everyMs: number,
  act: (value: Value) => void,
  atOnce = 1,
): (value: Value) => void {
  let allowed = atOnce;
  let greatest: Value | undefined;
  const pause = () => {
    setTimeout(() => {
      const waiting = greatest;
      greatest = undefined;
      if (waiting === undefined) allowed += 1;
      else act(waiting);
      if (allowed < atOnce) pause();
    }, everyMs).unref();
  };
  return (value) => {
    if (allowed === 0) {
      if (greatest === undefined || value > greatest) greatest = value;
      return;
    }
    if (allowed === atOnce) pause();
    allowed -= 1;
    act(value);
  };
}
