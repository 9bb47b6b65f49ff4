import { namedSchemas } from '@parvis/contracts/content/modules/described-modules.ts';
import { z } from 'zod';
import { namedViews } from './named-views.ts';

type Json = Readonly<Record<string, unknown>>;

/** A zod schema as JSON Schema 2020-12, which OpenAPI 3.1 accepts unchanged. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const name = io === 'output' ? namedViews.get(schema) : undefined;
  return name === undefined ? wholeSchema(schema, io) : { $ref: `#/components/schemas/${name}` };
}

/** As `jsonSchema`, but with the properties of a schema that has a name itself. */
function wholeSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const own: z.core.$ZodType = schema;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: written }) {
      if (zodSchema === own) return;
      const name =
        namedSchemas.get(zodSchema)?.name ??
        (io === 'output' ? namedViews.get(zodSchema) : undefined);
      if (name === undefined) return;
      for (const key of Object.keys(written)) Reflect.deleteProperty(written, key);
      written.$ref = `#/components/schemas/${name}`;
    },
  });
  return rest;
}

/** The schema of what is returned, without any reference to a name. */
export function inlineSchema(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
}

/** The schemas that others refer to by name. */
export function schemasByName(): Json {
  const sent = [...namedSchemas.values()].map(({ name, form }) => {
    const written = JSON.stringify(wholeSchema(form, 'input'));
    // A recursive schema refers to itself as the root, which it is not in the document.
    const whole = written.replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${name}"`);
    return [name, JSON.parse(whole)] as const;
  });
  const returned = [...namedViews].map(([view, name]) => {
    return [name, wholeSchema(z.instanceof(z.ZodType).parse(view), 'output')] as const;
  });
  return Object.fromEntries([...sent, ...returned]);
}

/** The properties of a JSON Schema, if it is that of an object. */
export function propertiesIn(schema: unknown): Json {
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return {};
  const { properties } = schema;
  return typeof properties === 'object' && properties !== null ? { ...properties } : {};
}

/** The named schemas that something refers to, also by way of others. */
export function pickUsed(named: Json, used: unknown): Json {
  const names = new Set<string>();
  const waiting: unknown[] = [used];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop())
    for (const [, name = ''] of JSON.stringify(one).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      if (!names.has(name) && names.add(name)) waiting.push(named[name]);
  return Object.fromEntries(Object.entries(named).filter(([name]) => names.has(name)));
}
