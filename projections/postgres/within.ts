/**
 * Waits this long for work, which continues unobserved afterwards.
 * @param tooLate the error when there is no answer in time
 * @throws that error; else what the work throws
 */
export async function within<T>(
  milliseconds: number,
  work: Promise<T>,
  tooLate = () => new Error(`no answer in ${milliseconds} ms`),
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
