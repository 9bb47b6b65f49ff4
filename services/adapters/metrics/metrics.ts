import { withTimeout } from '@parvis/projections/postgres/with-timeout.ts';
import { Counter, Registry } from 'prom-client';

type Read = () => void | Promise<void>;

/** The timeout of a scrape's collectors, in milliseconds: Prometheus gives up after 10 s. */
const readTimeoutMs = 2_000;

/**
 * The metrics of one process. An instrument of prom-client is created where it is used, with
 * `registers: [metrics.registry]`; gauges are set by a collector before each scrape. A label's
 * values come from a list in our code, such as the names of routes or read models, never from a
 * request, so the number of series stays bounded.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #readers: { readonly source: string; readonly read: Read }[] = [];
  readonly #failures = new Counter({
    name: 'parvis_metrics_read_failures_total',
    help: 'Values that could not be read for a scrape, by where they are read from',
    labelNames: ['source'],
    registers: [this.registry],
  });
  #rendering: Promise<string> | undefined;

  /**
   * Calls `read` before each scrape, to set gauges. When it throws or takes longer than two
   * seconds, the failure is counted and the scrape continues without it.
   */
  readBeforeScrape(source: string, read: Read): void {
    this.#failures.inc({ source }, 0);
    this.#readers.push({ source, read });
  }

  /**
   * Renders all metrics in the text format of Prometheus; concurrent scrapes share one collection.
   */
  render(): Promise<string> {
    this.#rendering ??= this.#readAndRender().finally(() => {
      this.#rendering = undefined;
    });
    return this.#rendering;
  }

  async #readAndRender(): Promise<string> {
    await Promise.all(
      this.#readers.map(async ({ source, read }) => {
        const reading = Promise.resolve().then(read);
        await withTimeout(readTimeoutMs, reading).catch(() => this.#failures.inc({ source }));
      }),
    );
    return this.registry.metrics();
  }
}
