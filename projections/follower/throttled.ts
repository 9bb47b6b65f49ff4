/**
 * Limits how often something happens: the first call is passed on immediately, and those within the
 * pause after it as a single call at its end.
 * @param act called with the greatest value of the calls that it replaces
 */
export function throttled<Value extends number | string>(
  everyMs: number,
  act: (value: Value) => void,
): (value: Value) => void {
  let isPausing = false;
  let greatest: Value | undefined;
  const pass = (value: Value) => {
    act(value);
    isPausing = true;
    setTimeout(() => {
      isPausing = false;
      const waiting = greatest;
      greatest = undefined;
      if (waiting !== undefined) pass(waiting);
    }, everyMs).unref();
  };
  return (value) => {
    if (!isPausing) pass(value);
    else if (greatest === undefined || value > greatest) greatest = value;
  };
}
