import { connect, type Socket } from 'node:net';
import { parseResponses, type ReceivedBytes } from './http-responses.ts';
import type { NodeReading } from './node-reading.ts';

/** The course of a connection. */
export interface Exchange extends ReceivedBytes {
  /** Why it ended, unless the server closed it or we did after every response. */
  readonly hang?: string;
}

/** How long a response may take, in milliseconds. */
const responseTimeoutMs = 10_000;
/**
 * How long a connection may stay open after its last response: less than the server's keep-alive
 * timeout.
 */
const closeLimitMs = 4_000;
/**
 * How long we wait for a response before the next write, in milliseconds; it may never come, since
 * the write may be half a request.
 */
const betweenWritesMs = 4;

/**
 * Sends writes one after another over a new connection, waits for every expected response,
 * half-closes it, and waits for the end.
 */
export async function exchange(
  port: number,
  writes: readonly Buffer[],
  { methods, complete, closed, writes: taken }: NodeReading,
): Promise<Exchange> {
  const talk = new Talk(port, methods);
  // Writing to a connection that the server has closed would reset it and lose its responses.
  for (const bytes of writes.slice(0, taken)) {
    if (!talk.send(bytes)) break;
    const heard = talk.size;
    await talk.until(() => talk.size > heard, betweenWritesMs);
  }
  const due = () => talk.heard().whole.length >= complete;
  if (!(await talk.until(due, responseTimeoutMs)))
    return talk.cut(`no response within ${responseTimeoutMs} ms`);
  if (!closed) talk.finish();
  if (!(await talk.until(() => talk.isOver, closeLimitMs)))
    return talk.cut(`not closed within ${closeLimitMs} ms`);
  return talk.heard();
}

/** One connection and the bytes received on it. */
class Talk {
  readonly #socket: Socket;
  readonly #methods: readonly string[];
  readonly #chunks: Buffer[] = [];
  #wake: () => void = () => undefined;
  isOver = false;

  constructor(port: number, methods: readonly string[]) {
    this.#methods = methods;
    this.#socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).setNoDelay();
    this.#socket.on('error', () => undefined);
    this.#socket.on('data', (chunk: Buffer) => {
      this.#chunks.push(chunk);
      this.#wake();
    });
    for (const event of ['end', 'close'])
      this.#socket.on(event, () => {
        this.isOver = true;
        this.#socket.destroy();
        this.#wake();
      });
  }

  /** Returns false when the connection is over. */
  send(bytes: Buffer): boolean {
    if (!this.isOver) this.#socket.write(bytes);
    return !this.isOver;
  }

  get size(): number {
    return this.#chunks.length;
  }

  heard(): ReceivedBytes {
    return parseResponses(Buffer.concat(this.#chunks), this.#methods, this.isOver);
  }

  /** Half-closes the connection. */
  finish(): void {
    this.#socket.end();
  }

  cut(hang: string): Exchange {
    this.#socket.destroy();
    return { ...this.heard(), hang };
  }

  /**
   * Waits for a condition. Returns whether it became true in time; the end of the connection ends
   * the wait.
   */
  async until(isTrue: () => boolean, limitMs: number): Promise<boolean> {
    const deadline = performance.now() + limitMs;
    while (!isTrue() && !this.isOver) {
      const left = deadline - performance.now();
      if (left <= 0) return false;
      await new Promise<void>((resolve) => {
        const late = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(late);
          resolve();
        };
      });
    }
    return true;
  }
}
