interface Waiting<Entry, Result> {
  readonly entry: Entry;
  readonly resolve: (result: Result) => void;
  readonly reject: (cause: unknown) => void;
}

/**
 * Lets callers that arrive at about the same time share one statement: the first is executed at the
 * end of the current turn of the event loop, and callers that arrive meanwhile share the next one.
 * @param execute returns one result for each entry, in their order; when it throws, all of them get
 * the error
 */
export function inGroups<Entry, Result>(
  execute: (entries: readonly Entry[]) => Promise<readonly Result[]>,
): (entry: Entry) => Promise<Result> {
  const queue: Waiting<Entry, Result>[] = [];
  let isDraining = false;
  const drain = async () => {
    isDraining = true;
    while (queue.length > 0) {
      // Callers whose results arrived together send their next requests together: let them all join
      // this group.
      await new Promise(setImmediate);
      const group = queue.splice(0);
      await executeGroup(execute, group);
    }
    isDraining = false;
  };
  return (entry) =>
    new Promise((resolve, reject) => {
      queue.push({ entry, resolve, reject });
      if (!isDraining) void drain();
    });
}

async function executeGroup<Entry, Result>(
  execute: (entries: readonly Entry[]) => Promise<readonly Result[]>,
  group: readonly Waiting<Entry, Result>[],
): Promise<void> {
  try {
    const results = await execute(group.map(({ entry }) => entry));
    if (results.length !== group.length)
      throw new Error('expected one result for each entry of the group');
    results.forEach((result, index) => group[index]?.resolve(result));
  } catch (cause) {
    for (const { reject } of group) reject(cause);
  }
}
