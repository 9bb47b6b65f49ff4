import { EventEmitter, once } from 'node:events';
import type { Hint } from '@parvis/contracts/log/bus.ts';
import type { HintLink } from '../../adapters/bus/linked-bus.ts';
import type { MetricFamilies } from '../../adapters/metrics/metrics.ts';
import { type FromBackground, type Stores, toBackgroundSchema } from './messages.ts';

/** The process that started this one, as its background process. */
export class ParentProcess implements HintLink {
  /** Resolves with the stores when the parent says to start. */
  readonly started: Promise<Stores>;
  /** Resolves when the parent has ended, however it did. */
  readonly ended: Promise<unknown>;
  readonly #heard = new EventEmitter<{ start: [Stores]; hint: [Hint]; measure: [] }>();

  constructor() {
    this.started = new Promise((resolve) => this.#heard.once('start', resolve));
    // It may have ended while this program was loaded.
    this.ended = process.connected ? once(process, 'disconnect') : Promise.resolve();
    process.on('message', (message) => this.#hear(message));
  }

  send(hint: Hint): void {
    this.#post({ kind: 'hint', hint });
  }

  receive(listener: (hint: Hint) => void): void {
    this.#heard.on('hint', listener);
  }

  /** Reports that a first start has written what it writes. */
  reportPrepared(): void {
    this.#post({ kind: 'prepared' });
  }

  /** Answers the parent's scrapes. */
  serveMetrics(collect: () => Promise<MetricFamilies>): void {
    this.#heard.on('measure', () => {
      void collect().then((families) => this.#post({ kind: 'metrics', families: [...families] }));
    });
  }

  #hear(raw: unknown): void {
    const { data: message } = toBackgroundSchema.safeParse(raw);
    if (message === undefined) return;
    if (message.kind === 'hint') this.#heard.emit('hint', message.hint);
    else if (message.kind === 'start') this.#heard.emit('start', message.stores);
    else this.#heard.emit('measure');
  }

  #post(message: FromBackground): void {
    // The end of the parent is noticed by its channel.
    if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
  }
}
