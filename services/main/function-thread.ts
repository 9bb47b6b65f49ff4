import { once } from 'node:events';
import type { MessagePort, Worker, WorkerOptions } from 'node:worker_threads';
import { SerialQueue } from '../media/pictures/serial-queue.ts';
import { startThread } from './own-program.ts';

/** Functions whose arguments and results can be cloned. */
type Functions = Readonly<Record<string, (...args: never[]) => unknown>>;

interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
}

type Reply<T> = { readonly value: T } | { readonly error: unknown };

/** How long a thread is kept without a call, in milliseconds: some fill a hundred megabytes. */
const restMs = 10_000;

/**
 * Runs functions in a thread, one call at a time. The thread starts with the first call, and ends
 * after a rest or a crash; the next call starts another.
 */
export class FunctionThread<F extends Functions> {
  readonly #start: () => Worker;
  readonly #queue = new SerialQueue();
  #thread: Worker | undefined;
  #resting: NodeJS.Timeout | undefined;

  /** @param program as for `ownProgram`: it calls `serveFunctions` */
  constructor(
    {
      here,
      source,
      built,
    }: { readonly here: string; readonly source: string; readonly built: string },
    options: WorkerOptions = {},
  ) {
    this.#start = () => startThread(here, source, built, options);
  }

  /** Calls a function once the calls before are done. @throws what the function throws */
  call<N extends keyof F & string>(
    name: N,
    ...args: Parameters<F[N]>
  ): Promise<Awaited<ReturnType<F[N]>>> {
    return this.#queue.run(() => this.#call({ name, args: [...args] }));
  }

  async #call<T>(call: Call): Promise<T> {
    clearTimeout(this.#resting);
    const worker = (this.#thread ??= this.#start());
    worker.unref();
    try {
      worker.postMessage(call);
      const [reply]: Reply<T>[] = await once(worker, 'message');
      if (reply !== undefined && 'value' in reply) {
        this.#resting = setTimeout(() => void this.#end(), restMs).unref();
        return reply.value;
      }
      throw reply?.error;
    } catch (cause) {
      await this.#end();
      throw cause;
    }
  }

  async #end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }
}

/** Serves functions to the `FunctionThread` that started this thread. */
export function serveFunctions(port: MessagePort, functions: Functions): void {
  port.on('message', ({ name, args }: { name: string; args: never[] }) => {
    void Promise.resolve()
      .then(() => functions[name]?.(...args))
      .then(
        (value) => port.postMessage({ value }),
        (error: unknown) => port.postMessage({ error }),
      );
  });
}
