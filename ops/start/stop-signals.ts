/** When something prevents a clean shutdown, the process exits after this many milliseconds. */
const lastResortMs = 4_500;

/**
 * Ends this process at the first signal, once it has stopped: a service manager's SIGTERM leaves
 * time to go on serving, Ctrl-C in a terminal does not.
 * @param stop stops everything
 * @param servingMs how long it may go on serving
 */
export function endOnSignals(stop: (servingMs: number) => Promise<void>, servingMs: number): void {
  process.once('SIGTERM', () => endProcess(() => stop(servingMs), servingMs));
  process.once('SIGINT', () => endProcess(() => stop(0)));
}

/** Stops, and ends this process: some seconds later in any case. */
export function endProcess(stop: () => Promise<void>, servingMs = 0): void {
  setTimeout(() => process.exit(1), servingMs + lastResortMs).unref();
  void stop().then(() => process.exit(0));
}
