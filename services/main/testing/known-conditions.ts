import { conditionsOfParameters } from '@parvis/contracts/http/conditions.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { z } from 'zod';

const valueSchema = z.union([z.string(), z.number()]);
/** A condition, with the values that each of its fields can be compared with, if it lists them. */
const conditionSchema = z.object({
  properties: z.record(
    z.string(),
    z.object({
      properties: z
        .record(z.string(), z.object({ enum: z.array(valueSchema).optional() }))
        .optional(),
    }),
  ),
});

/** Returns the fields of a list’s conditions, each with its values; all values if there are none. */
export function knownConditions({
  query,
}: Endpoint): ReadonlyMap<string, readonly (string | number)[]> {
  const parameter = query instanceof z.ZodObject ? query.shape['where'] : undefined;
  const condition = parameter && conditionsOfParameters.get(parameter);
  if (condition === undefined) return new Map();
  const written = z.toJSONSchema(condition, { io: 'input', unrepresentable: 'any' });
  const { properties } = conditionSchema.parse(written);
  return new Map(
    Object.entries(properties).flatMap(([name, { properties: compared = {} }]) => {
      if (name === 'and' || name === 'or' || name === 'not') return [];
      const values = compared['equals']?.enum ?? compared['contains']?.enum ?? [];
      return [[name, values] as const];
    }),
  );
}
