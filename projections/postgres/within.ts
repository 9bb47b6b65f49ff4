/** Something took longer than it may. */
export class TooSlow extends Error {
  override name = 'TooSlow';
}

/**
 * Waits so long for work, which goes on unobserved afterwards.
 * @throws TooSlow; else what the work throws
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`no answer in ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
