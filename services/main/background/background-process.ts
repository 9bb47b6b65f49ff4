import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import type { Hint } from '@parvis/contracts/log/bus.ts';
import type { HintLink } from '../../adapters/bus/linked-bus.ts';
import type { MetricFamilies } from '../../adapters/metrics/metrics.ts';
import type { OwnProgram } from '../own-program.ts';
import { fromBackgroundSchema, type Stores, type ToBackground } from './messages.ts';
import { restartDelay } from './restart-delay.ts';

/** How long the process may take to stop, in milliseconds. */
const stopMs = 5_000;

export interface BackgroundProcessOptions {
  readonly program: OwnProgram;
  /** Called with the way a process ended that should be running, and when the next one starts. */
  readonly onDeath: (ending: string, restartMs: number) => void;
}

/**
 * Runs the roles that visitors must not feel in a process of their own, as long as this process
 * runs: one that dies is started again. Carries hints to it and from it.
 */
export class BackgroundProcess implements HintLink {
  readonly #options: BackgroundProcessOptions;
  readonly #heard = new EventEmitter<{
    prepared: [];
    hint: [Hint];
    metrics: [MetricFamilies];
  }>();
  #child: ChildProcess | undefined;
  #starting: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopping = false;
  #isPrepared = false;
  #stores: Stores | undefined;
  #giveUp: (cause: Error) => void = () => undefined;

  constructor(options: BackgroundProcessOptions) {
    this.#options = options;
    this.#heard.setMaxListeners(0);
  }

  /** Whether the process runs at the moment. */
  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  /** The id of the process; undefined while none runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts the process ahead of time: it loads its program, and waits for `start`. */
  load(): void {
    this.#run(0);
  }

  /**
   * Starts the work, once, in a process that may be loaded; resolves when the site is prepared.
   * @throws BackgroundEnded when it ends by itself before that; it has said why
   */
  start({ databaseUrl, logUrl }: Stores): Promise<void> {
    this.#starting ??= new Promise((resolve, reject) => {
      this.#giveUp = reject;
      this.#stores = { databaseUrl, logUrl };
      this.#heard.once('prepared', () => {
        this.#isPrepared = true;
        resolve();
      });
      if (this.isRunning) this.#post({ kind: 'start', stores: this.#stores });
      else this.#run(0);
    });
    return this.#starting;
  }

  send(hint: Hint): void {
    this.#post({ kind: 'hint', hint });
  }

  receive(listener: (hint: Hint) => void): void {
    this.#heard.on('hint', listener);
  }

  /** Returns what the process has measured. Never resolves when it ends meanwhile. */
  async readMetrics(): Promise<MetricFamilies> {
    if (!this.isRunning) throw new Error('the process is not running');
    const answer = new Promise<MetricFamilies>((resolve) => this.#heard.once('metrics', resolve));
    this.#post({ kind: 'measure' });
    return answer;
  }

  /** Ends the process, gracefully if it can; resolves once it has ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (child === undefined) return;
    const ended = once(child, 'exit');
    const cut = setTimeout(() => child.kill('SIGKILL'), stopMs);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(cut);
  }

  #post(message: ToBackground): void {
    // A process that has just ended is noticed by its exit.
    if (this.#child?.connected) this.#child.send(message, () => undefined);
  }

  #run(failures: number): void {
    clearTimeout(this.#timer);
    const startedAt = performance.now();
    const child = startProgram(this.#options.program);
    this.#child = child;
    if (this.#stores !== undefined) this.#post({ kind: 'start', stores: this.#stores });
    child.on('message', (message) => this.#hear(message));
    const end = (ending: string, isRefusal: boolean) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      if (this.#stopping) return;
      if (isRefusal && !this.#isPrepared) return this.#giveUp(new BackgroundEnded(ending));
      const { failed, delayMs } = restartDelay(failures, performance.now() - startedAt);
      this.#options.onDeath(ending, delayMs);
      this.#timer = setTimeout(() => this.#run(failed), delayMs);
    };
    child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`, signal === null));
    child.once('error', (cause) => end(cause.message, false));
  }

  #hear(raw: unknown): void {
    const { data: message } = fromBackgroundSchema.safeParse(raw);
    // A new build may have been started in this old process's background: what it adds is passed over.
    if (message === undefined) return;
    if (message.kind === 'hint') this.#heard.emit('hint', message.hint);
    else if (message.kind === 'metrics') this.#heard.emit('metrics', message.families);
    else this.#heard.emit('prepared');
  }
}

/** The background process ended before the site was prepared. */
class BackgroundEnded extends Error {
  override name = 'CannotStart';

  constructor(ending: string) {
    super(`The process for work in the background ended before the site was prepared (${ending}).`);
  }
}

/** By default glibc keeps what was freed in eight arenas for each processor: decision 81. */
const arenas = '2';

/** The lines of the process are ours: it has the same output, but a session and a priority of its own. */
function startProgram({ url, isSource }: OwnProgram): ChildProcess {
  return fork(url, {
    execArgv: isSource ? ['--import', 'tsx'] : ['--enable-source-maps'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: { MALLOC_ARENA_MAX: arenas, ...process.env },
  });
}
