import type { Response } from 'express';

/** The maximum total size of bodies with files in memory, over all requests. */
const usualBytes = 256 * 1024 * 1024;

/** Limits the memory for bodies with files, so that many at once cannot exhaust it. */
export class UploadRoom {
  #left: number;

  constructor(bytes = usualBytes) {
    this.#left = bytes;
  }

  /**
   * Reserves room for a body until its request is finished or aborted; false when there is too
   * little.
   */
  take(bytes: number, response: Response): boolean {
    if (bytes > this.#left) return false;
    this.#left -= bytes;
    response.once('close', () => {
      this.#left += bytes;
    });
    return true;
  }
}
