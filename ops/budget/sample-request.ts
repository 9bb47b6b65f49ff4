/** A request that an anonymous visitor may send. */
export interface SampleRequest {
  readonly method: string;
  /** Path with query. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Kinds of input by name; each number gives another input, which nothing remembers yet. */
export type Inputs = Readonly<Record<string, (number: number) => SampleRequest>>;
