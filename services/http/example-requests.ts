import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { wordsOf } from '@parvis/contracts/http/list-controls.ts';
import type { RequestExample } from '@parvis/contracts/http/request-example.ts';
import { z } from 'zod';
import { namesInPath } from './path-patterns.ts';

/** Values of parameters that one sees the meaning of by their name. */
const byName: Readonly<Record<string, string>> = {
  code: 'salon-2026',
  name: 'talents',
  nb: '1',
  revision: '1',
  run: '1',
  source: 'talents',
  step: '1',
};
/** Ids of each form. */
const byForm = [
  'k3f9a1b2c3d4',
  'k3f9a1b2c3d4e5f6',
  '7f3b2c1e-5d4a-4b6f-8a9e-0c1d2e3f4a5b',
  'msg_k3f9a1b2c3d4e5f6k3f9a1b2c3d4',
  'k3f9a1b2c3d4e5f6k3f9a1b2c3d4e5f6k3f9a1b2c3d',
];

/**
 * Returns the parameters of the path in an example of a request, each as text: those that it names,
 * and of the others the first of their words, or an id.
 */
export function exampleParams(
  { path, params }: Endpoint,
  { params: given = {} }: RequestExample = {},
): Readonly<Record<string, string>> {
  const shape: Readonly<Record<string, z.core.$ZodType>> =
    params instanceof z.ZodObject ? params.shape : {};
  const named = new Map(Object.entries(given));
  return Object.fromEntries(
    namesInPath(path).map((name) => {
      const schema = shape[name];
      const candidates = [
        named.get(name),
        ...(schema ? wordsOf(schema) : []),
        byName[name],
        ...byForm,
      ];
      const found = candidates.find(
        (one) => one !== undefined && schema && z.safeParse(schema, one).success,
      );
      return [name, typeof found === 'string' ? found : ''];
    }),
  );
}
