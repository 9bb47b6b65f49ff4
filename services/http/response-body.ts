import type { Capability } from '@parvis/contracts/accounts/roles.ts';
import type { Access, Endpoint, EndpointResponse } from '@parvis/contracts/http/endpoint.ts';
import { z } from 'zod';

type JsonResponse = Extract<EndpointResponse, { kind: 'json' }>;

/** Whether the responses that a capability opens can hold personal data or secrets. */
const concernsPeople: Readonly<Record<Capability, boolean>> = {
  'content.read': false,
  'content.write': false,
  'history.read': false,
  'messages.handle': true,
  'site.configure': false,
  'projections.read': false,
  'projections.operate': false,
  'accounts.manage': true,
  'outbox.read': true,
  'security.read': true,
  'cases.write': true,
  'ethics.handle': true,
  'tokens.own': true,
  'account.own': true,
};
const listSchema = z.looseObject({ items: z.array(z.looseObject({})) });
const querySchema = z.object({ fields: z.array(z.string()).optional() });

/** A reply differs from the response that its endpoint declares. Says where, without the data. */
class UndeclaredResponse extends Error {
  override name = 'UndeclaredResponse';
}

/**
 * Returns the body that is sent, plain JSON: a list with the fields that the query chooses. Where it
 * can hold personal or secret data, only what the endpoint declares; elsewhere the declaration is
 * checked in development and in tests.
 * @throws UndeclaredResponse
 */
export function responseBody(endpoint: Endpoint, body: unknown, query: unknown): unknown {
  const { response, access } = endpoint;
  if (response.kind !== 'json') return body;
  const { NODE_ENV, CHECK_RESPONSES } = process.env;
  // Integration tests run as in production, but for this.
  const isChecked = NODE_ENV !== 'production' || CHECK_RESPONSES === '1';
  const chosen = chosenFrom(response, body, query);
  if (!isChecked && !isGuarded(access, response)) return chosen?.body ?? body;
  const sent = chosen?.body ?? plain(body);
  const declared = declaredIn(endpoint, chosen?.schema ?? response.schema, sent);
  const [other] = isChecked ? findDifferences(sent, plain(declared)) : [];
  if (other === undefined) return declared;
  throw new UndeclaredResponse(`${endpoint.id} returns ${other} otherwise than it declares`);
}

/** Returns a list with the chosen fields, and its schema; undefined when all fields are returned. */
function chosenFrom({ chosen }: JsonResponse, body: unknown, query: unknown) {
  if (chosen === undefined) return undefined;
  const { fields } = querySchema.parse(query);
  if (fields === undefined) return undefined;
  const shown = [chosen.key, ...fields];
  const { items, ...list } = listSchema.parse(plain(body));
  const some = items.map((item) => partOf(item, shown));
  return { body: { ...list, items: some }, schema: chosen.schema };
}

/** Returns some fields of an item; of an object, only what is named after a dot, if anything is. */
function partOf(item: Readonly<Record<string, unknown>>, names: readonly string[]): object {
  const kept = Object.entries(item).flatMap(([name, field]): [string, unknown][] => {
    if (names.includes(name)) return [[name, field]];
    const inner = names.filter((one) => one.startsWith(`${name}.`));
    if (inner.length === 0) return [];
    const parts = inner.map((one) => one.slice(name.length + 1));
    return [[name, isObject(field) ? partOf(field, parts) : field]];
  });
  return Object.fromEntries(kept);
}

function declaredIn({ id }: Endpoint, schema: z.ZodType, sent: unknown): unknown {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map(({ path, code }) => `${path.join('/')} (${code})`);
  throw new UndeclaredResponse(`${id}: ${paths.join(', ')}`);
}

/** Returns what a value is in JSON. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function isGuarded(access: Access, { holdsSecret, holdsPersonalData }: JsonResponse): boolean {
  if (holdsSecret || holdsPersonalData || access === 'signed-in') return true;
  return access !== 'public' && concernsPeople[access.capability];
}

/** Returns the paths at which two values of JSON differ. */
function findDifferences(one: unknown, other: unknown, path = ''): readonly string[] {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other) ? [] : [path];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) => findDifferences(one[name], other[name], `${path}/${name}`));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
