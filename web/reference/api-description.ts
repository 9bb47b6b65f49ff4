import { type ApiPart, apiPartSchema } from '@parvis/contracts/operations/endpoints.ts';
import { z } from 'zod';

/**
 * A JSON Schema as used in the description of the API; keywords not listed here are not rendered.
 */
export interface DescribedSchema {
  readonly $ref?: string | undefined;
  readonly type?: string | undefined;
  readonly description?: string | undefined;
  readonly format?: string | undefined;
  readonly pattern?: string | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly default?: unknown;
  readonly examples?: readonly unknown[] | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly anyOf?: readonly DescribedSchema[] | undefined;
  readonly oneOf?: readonly DescribedSchema[] | undefined;
  readonly items?: DescribedSchema | undefined;
  readonly properties?: Readonly<Record<string, DescribedSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: boolean | DescribedSchema | undefined;
}

const text = z.string().optional();
const kind = z
  .union([z.string(), z.array(z.string()).transform((kinds) => kinds.join(' or '))])
  .optional();
const count = z.number().optional();
const schemaSchema: z.ZodType<DescribedSchema> = z.lazy(() =>
  z.object({
    $ref: text,
    type: kind,
    description: text,
    format: text,
    pattern: text,
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    default: z.unknown().optional(),
    examples: z.array(z.unknown()).optional(),
    minLength: count,
    maxLength: count,
    minimum: count,
    maximum: count,
    minItems: count,
    maxItems: count,
    anyOf: z.array(schemaSchema).optional(),
    oneOf: z.array(schemaSchema).optional(),
    items: schemaSchema.optional(),
    properties: z.record(z.string(), schemaSchema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), schemaSchema]).optional(),
  }),
);

const contentSchema = z.record(
  z.string(),
  z.object({ schema: schemaSchema.optional(), example: z.unknown().optional() }),
);
const referring = z.object({ $ref: z.string() });
/** A parameter with a schema, or with a content type that has one. */
const parameterSchema = z
  .object({
    name: z.string(),
    in: z.string(),
    required: z.boolean().default(false),
    description: text,
    schema: schemaSchema.optional(),
    example: z.unknown().optional(),
    content: contentSchema.default({}),
  })
  .transform(({ schema, content, example, ...others }) => ({
    ...others,
    schema: {
      ...(schema ?? Object.values(content)[0]?.schema),
      ...(example !== undefined && { examples: [example] }),
    },
  }));
const responseSchema = z.object({
  description: z.string(),
  content: contentSchema.optional(),
});

const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string(),
  /** Since when it is deprecated, and what to call instead. */
  description: text,
  'x-part': apiPartSchema,
  security: z.array(z.record(z.string(), z.unknown())).default([]),
  parameters: z.array(z.union([referring, parameterSchema])).default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.union([referring, responseSchema])),
});

const descriptionSchema = z.object({
  info: z.object({ version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({
    schemas: z.record(z.string(), schemaSchema),
    parameters: z.record(z.string(), parameterSchema),
    responses: z.record(z.string(), responseSchema),
  }),
});

export type Parameter = z.infer<typeof parameterSchema>;
type Response = z.infer<typeof responseSchema>;

/** An operation with its references resolved, except to named schemas. */
export interface DescribedOperation
  extends Pick<z.infer<typeof operationSchema>, 'operationId' | 'summary' | 'description'> {
  readonly method: string;
  readonly path: string;
  readonly part: ApiPart;
  readonly needsToken: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: Response['content'];
  readonly responses: readonly (Response & { readonly status: string })[];
}

/** What the overview of the reference lists. */
export interface ApiContents extends Pick<ApiDescription, 'version' | 'guide'> {
  readonly operations: readonly Pick<
    DescribedOperation,
    'operationId' | 'method' | 'path' | 'summary' | 'part'
  >[];
  /** The names of the schemas, sorted. */
  readonly schemas: readonly string[];
}

/** The description of the API in the form that its reference renders. */
export interface ApiDescription {
  readonly version: string;
  /** Markdown. */
  readonly guide: string;
  readonly operations: readonly DescribedOperation[];
  readonly schemas: Readonly<Record<string, DescribedSchema>>;
}

/**
 * Parses an OpenAPI document.
 * @throws ZodError when it differs from the format that we generate, or a reference does not
 * resolve
 */
export function readApiDescription(document: unknown): ApiDescription {
  const { info, paths, components } = descriptionSchema.parse(document);
  return {
    version: info.version,
    guide: info.description,
    schemas: components.schemas,
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => ({
        operationId: one.operationId,
        summary: one.summary,
        description: one.description,
        part: one['x-part'],
        method: method.toUpperCase(),
        path,
        needsToken: one.security.length > 0,
        body: one.requestBody?.content,
        parameters: one.parameters.map((given) =>
          '$ref' in given
            ? parameterSchema.parse(components.parameters[nameIn(given.$ref)])
            : given,
        ),
        responses: Object.entries(one.responses).map(([status, given]) => ({
          status,
          ...('$ref' in given
            ? responseSchema.parse(components.responses[nameIn(given.$ref)])
            : given),
        })),
      })),
    ),
  };
}

/** Returns the name at the end of a reference. */
export function nameIn(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
