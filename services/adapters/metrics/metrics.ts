import { withTimeout } from '@parvis/projections/postgres/with-timeout.ts';
import { AggregatorRegistry, Counter, Registry } from 'prom-client';

type Read = () => void | Promise<void>;

/** What one process measured, in the form in which prom-client passes it on. */
export type MetricFamilies = readonly { readonly name: string }[];

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
  #readOther: (() => Promise<MetricFamilies>) | undefined;

  /** Labels everything measured here with the name of this process. */
  namedAs(process: 'web' | 'background'): void {
    this.registry.setDefaultLabels({ process });
  }

  /** Includes in each scrape what another process has measured, under its own name. */
  include(read: () => Promise<MetricFamilies>): void {
    this.#failures.inc({ source: 'background' }, 0);
    this.#readOther = read;
  }

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

  /** Collects what this process measures, for a scrape of another one. */
  async collect(): Promise<MetricFamilies> {
    await this.#read();
    return this.registry.getMetricsAsJSON();
  }

  async #readAndRender(): Promise<string> {
    const [, others] = await Promise.all([this.#read(), this.#other()]);
    if (others === undefined) return this.registry.metrics();
    // Series differ by the label of their process: adding them up only puts them side by side.
    const families = [...(await this.registry.getMetricsAsJSON()), ...others];
    return AggregatorRegistry.aggregate([
      families.map((family) => ({ ...family, aggregator: 'sum' })),
    ]).metrics();
  }

  async #other(): Promise<MetricFamilies | undefined> {
    if (this.#readOther === undefined) return undefined;
    return withTimeout(readTimeoutMs, this.#readOther()).catch(() => {
      this.#failures.inc({ source: 'background' });
      return undefined;
    });
  }

  async #read(): Promise<void> {
    await Promise.all(
      this.#readers.map(async ({ source, read }) => {
        const reading = Promise.resolve().then(read);
        await withTimeout(readTimeoutMs, reading).catch(() => this.#failures.inc({ source }));
      }),
    );
  }
}
