/** What happens when the user interrupts the command in progress. */
let onInterruption: (() => Promise<string> | string) | undefined;

/**
 * Registers what is done when the user interrupts the work in progress (Ctrl-C).
 * @param act cleans up; returns a sentence that says what is done and what is not
 */
export function whenInterrupted(act: () => Promise<string> | string): void {
  onInterruption = act;
}

/** Ends the process on SIGINT and SIGTERM, after what the command in progress registered. */
export function endWhenInterrupted(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => {
      void (async () => {
        const sentence = await onInterruption?.();
        console.error(`\nInterrupted. ${sentence ?? 'Nothing was changed.'}`);
      })().finally(() => process.exit(code));
    });
}
