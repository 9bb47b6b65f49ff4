import type { Cover } from '@parvis/contracts/media/events.ts';
import type { CoverDrawer } from '../../media/covers/cover-drawer.ts';
import type { CoverRequest, CoverResponse } from './messages.ts';
import { type DocumentLimits, runForDocument } from './run-for-document.ts';

const program = { here: import.meta.url, source: './draw.ts', built: 'draw-cover' };

/** An editor waits for it: a page that needs more is not drawn. */
const usualLimits: DocumentLimits = { memoryKb: 1_500_000, timeoutMs: 15_000 };

/** Nobody waits: requests come first. */
export const limitsInBackground: Partial<DocumentLimits> = { timeoutMs: 60_000, niceness: 19 };

/** Draws the first page of each document in a separate process. */
export class CoverProcess implements CoverDrawer {
  readonly #limits: DocumentLimits;

  constructor(limits: Partial<DocumentLimits> = {}) {
    this.#limits = { ...usualLimits, ...limits };
  }

  async draw(path: string, to: string): Promise<Cover | undefined> {
    const request: CoverRequest = { path, to };
    return (await runForDocument<CoverResponse>(program, request, this.#limits))?.cover;
  }
}
