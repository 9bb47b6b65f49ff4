/** Runs jobs one after another; one that throws does not prevent the next. */
export async function runIndependently(
  jobs: readonly (() => Promise<unknown>)[],
  onError: (cause: unknown) => void,
): Promise<void> {
  for (const job of jobs) await job().catch(onError);
}
