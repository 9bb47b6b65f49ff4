/** Enough rounds for one in which nothing else of the machine slows down the longer work. */
const rounds = 6;

/**
 * Whether work takes CPU time in proportion to its length, rather than to its square: of each
 * length the shortest of some rounds, so that a machine that is busy meanwhile changes nothing.
 */
export async function growsWithLength(
  work: (length: number) => void | Promise<void>,
  { short, long }: { readonly short: number; readonly long: number },
): Promise<boolean> {
  // Halfway, on a logarithmic scale, between the ratio of the lengths and that of their squares.
  const most = (long / short) ** 1.5;
  // The first time, code is slower than ever after: it would hide what grows.
  await work(short);
  let [shortMs, longMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < rounds; round += 1) {
    shortMs = Math.min(shortMs, await cpuMs(() => work(short)));
    longMs = Math.min(longMs, await cpuMs(() => work(long)));
    // A few milliseconds are too few to compare with.
    if (longMs < most * Math.max(shortMs, 5)) return true;
  }
  return false;
}

async function cpuMs(work: () => void | Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
