/** A server with two processors is busy with as many. */
const usually = 8;

/**
 * Does something with each of these, in their order, several at the same time.
 * @param atOnce how many; eight by default
 * @throws the first error, without starting on others
 */
export async function eachAtOnce<T>(
  all: readonly T[],
  act: (one: T) => Promise<unknown>,
  atOnce = usually,
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
