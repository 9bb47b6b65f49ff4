import { type Agent, request } from 'node:http';

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

/** Sends a request. @returns the status, once the whole response has arrived */
export function sendSample(
  origin: string,
  { method, target, headers, body }: SampleRequest,
  agent?: Agent,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + target, { agent, method, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject).end(body);
  });
}
