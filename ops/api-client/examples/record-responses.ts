import { writeFile } from 'node:fs/promises';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { operationExamples } from '@parvis/services/main/examples.ts';
import type { Outcome } from './run-example.ts';

const file = new URL('../../../services/main/response-examples.json', import.meta.url);
/** The length at which a text is shortened. */
const longText = 240;
/** What is never shown as it was. */
const secrets: Readonly<Record<string, unknown>> = {
  challenge: 'mZlZ3q0c0o7JxJ0bX3n0aw',
  recoveryCodes: ['k3f9a-1b2c3'],
  receipt: '4821-0937-5566-1042',
  secret: 'k3f9a1b2c3d4e5f6',
};

/** Writes the responses of examples into the description: one item of each list, and no long text. */
export async function recordResponses(
  endpoints: readonly Endpoint[],
  outcomes: ReadonlyMap<string, Outcome>,
  origin: string,
): Promise<void> {
  const recorded = endpoints.flatMap((endpoint) => {
    const body = outcomes.get(endpoint.id)?.body;
    const isDeclared = operationExamples.requests.get(endpoint.id)?.response !== undefined;
    return body === undefined || isDeclared
      ? []
      : [[endpoint.id, shortenFor(endpoint, body, origin)]];
  });
  await writeFile(file, `${JSON.stringify(Object.fromEntries(recorded), undefined, 2)}\n`);
}

/** Shortens a response, unless its schema does not allow that. */
function shortenFor({ response }: Endpoint, body: unknown, origin: string): unknown {
  const anonymous: unknown = JSON.parse(
    JSON.stringify(body).replaceAll(origin, 'https://www.bank.example'),
  );
  const shortened = shorten(anonymous);
  if (response.kind !== 'json') return shortened;
  return (response.chosen?.schema ?? response.schema).safeParse(shortened).success
    ? shortened
    : anonymous;
}

function shorten(value: unknown, name = ''): unknown {
  if (typeof value === 'string' && value.length > longText) return `${value.slice(0, 60)}…`;
  if (value !== null && secrets[name] !== undefined) return secrets[name];
  if (Array.isArray(value))
    return value.slice(0, typeof value[0] === 'string' ? 2 : 1).map((one) => shorten(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shorten(one, key)]));
}
