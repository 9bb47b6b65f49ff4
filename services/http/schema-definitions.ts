import { createHash } from 'node:crypto';

type Json = Readonly<Record<string, unknown>>;

/**
 * Moves the schemas' own recursive definitions (`$defs`) to the place of an OpenAPI document that
 * references resolve to. Definitions are named by their content: schemas that share some share
 * them.
 */
export function withSharedDefinitions(document: Json): {
  readonly document: Json;
  readonly schemas: Json;
} {
  const schemas: Record<string, unknown> = {};
  const moved = JSON.parse(JSON.stringify(document), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('$defs' in value)) return value;
    const { $defs, ...schema } = value;
    const written = JSON.stringify($defs);
    const digest = createHash('sha256').update(written).digest('hex').slice(0, 8);
    const shared = (json: string) =>
      JSON.parse(json.replaceAll('"#/$defs/', `"#/components/schemas/${digest}-`));
    for (const [name, definition] of Object.entries(shared(written)))
      schemas[`${digest}-${name}`] = definition;
    return shared(JSON.stringify(schema));
  });
  return { document: moved, schemas };
}
