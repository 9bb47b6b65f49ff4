/**
 * Waits at most this long for work, whose result is ignored afterwards.
 * @param tooLate the error to throw on timeout
 * @throws that error; otherwise what the work throws
 */
export async function withTimeout<T>(
  milliseconds: number,
  work: Promise<T>,
  tooLate = () => new Error(`timed out after ${milliseconds} ms`),
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
