import { setTimeout } from 'node:timers/promises';
import type { Readiness } from './readiness.ts';

const lookEveryMs = 250;

/**
 * Resolves once pages can be served: their tables are filled by the role `projector`, possibly in
 * another process. Says so once if there is something to wait for.
 */
export async function waitForProjector(
  readiness: () => Promise<Readiness>,
  print: (line: string) => void,
): Promise<void> {
  for (let isFirst = true; !(await readiness()).ready; isFirst = false) {
    if (isFirst)
      print('    waiting for a projector: pages cannot be served before their tables are filled');
    await setTimeout(lookEveryMs);
  }
}
