/** The kinds of work that a trace shows. */
export type SpanName = 'request' | 'command' | 'query' | 'append' | 'projection batch';

/** Attributes of a span: names from our code, and numbers; no input from visitors. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** Port: traces of the work of the process. */
export interface Tracing {
  /**
   * Runs work within a span, below the one in progress if there is one. The span ends when the work does;
   * work that throws or rejects marks it as failed, with the error's name.
   */
  span<T>(name: SpanName, attributes: SpanAttributes, work: (span: OpenSpan) => T): T;
  /** Sends the spans that have not been sent yet. */
  stop(): Promise<void>;
}

/** A span in progress. */
export interface OpenSpan {
  /** Adds attributes that became known later. */
  set(attributes: SpanAttributes): void;
}

const noSpan: OpenSpan = { set: () => undefined };

/** Traces nothing. */
export const noTracing: Tracing = {
  span: (_name, _attributes, work) => work(noSpan),
  stop: () => Promise.resolve(),
};
