/** A server with two processors is busy with as many. */
const atOnce = 8;

/**
 * Does something with each of these, in their order, eight at the same time.
 * @throws the first error, without starting on others
 */
export async function eachAtOnce<T>(
  all: readonly T[],
  act: (one: T) => Promise<unknown>,
): Promise<void> {
  const left = [...all];
  const work = async (): Promise<void> => {
    try {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
    } catch (cause) {
      left.length = 0;
      throw cause;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
