import type { Response } from 'express';

/** The maximum total size of bodies with files in memory, over all requests. */
const usualBytes = 256 * 1024 * 1024;

/** The maximum time for such a body to arrive: 15 MB at 1 Mbit/s. */
const usualArrivalMs = 120_000;

/** Limits the memory for bodies with files, so that many concurrent uploads cannot exhaust it. */
export class UploadRoom {
  #left: number;

  constructor(
    bytes = usualBytes,
    /** The time after which a body that is still arriving is refused, which frees its room. */
    readonly arrivalMs = usualArrivalMs,
  ) {
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
