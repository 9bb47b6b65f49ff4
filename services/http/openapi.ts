import { requiresSession } from '@parvis/contracts/accounts/roles.ts';
import {
  describedBodies,
  namedSchemas,
} from '@parvis/contracts/content/modules/described-modules.ts';
import { conditionsOfParameters } from '@parvis/contracts/http/conditions.ts';
import type { Access, Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { problemSchema } from '@parvis/contracts/http/problem.ts';
import { z } from 'zod';
import { openApiGuide } from './openapi-guide.ts';
import { refusalComponents, refusalResponses, takesBody } from './openapi-responses.ts';
import { listPaths, namesInPath } from './path-patterns.ts';
import { withSharedDefinitions } from './schema-definitions.ts';

type Json = Readonly<Record<string, unknown>>;

const positionHeader = {
  'X-Log-Position': {
    description:
      'Where in the log the write landed, or where the log ended when it recorded nothing; give it to a read as `after`',
    schema: { type: 'string', pattern: '^\\d{20}$' },
  },
};
const etagHeader = {
  ETag: {
    description:
      'The revision, to be sent as If-Match with a write; that of a read also names what it returned, to be sent as If-None-Match with the next',
    schema: { type: 'string', examples: ['"3"', '"3.kP0c9x2QbT7mZr4A"'] },
  },
};
const locationHeader = {
  Location: {
    description: 'Address of the created resource, if it has one',
    schema: { type: 'string' },
  },
};
const ifMatchParameter = {
  name: 'If-Match',
  in: 'header',
  description:
    'The revision you change, as the ETag gave it; compared strongly, so a weak tag is 412. `*` names none: where the header is required it is 428',
  schema: { type: 'string', examples: ['"3"'] },
};
const idempotencyKey = { $ref: '#/components/parameters/IdempotencyKey' };

/** The OpenAPI 3.1 document of the given endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[], version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    for (const [index, path] of listPaths(endpoint).entries()) {
      const operationId = index === 0 ? endpoint.id : `${endpoint.id}InEnglish`;
      const described = { ...operation(endpoint), operationId };
      paths[path] = { ...paths[path], [endpoint.method]: described };
    }
  }
  const { document, schemas } = withSharedDefinitions({ paths, named: schemasByName() });
  return {
    openapi: '3.1.0',
    info: { title: 'Parvis', version, description: openApiGuide },
    servers: [{ url: '/' }],
    paths: document['paths'],
    components: {
      schemas: {
        ...schemas,
        ...Object(document['named']),
        Problem: jsonSchema(problemSchema, 'output'),
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'Repeating a write with its key repeats the response for 24 hours, and never the effect; with another body or query it is 422. A write that was refused may be sent again with the same key',
          schema: { type: 'string', minLength: 1, maxLength: 400 },
        },
      },
      responses: refusalComponents(),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'parvis_session',
          description: 'Set by POST /admin/session; over TLS its name begins with __Host-',
        },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  const { method, ifMatch, response } = endpoint;
  return {
    summary: endpoint.summary,
    security: describeSecurity(endpoint.access),
    parameters: [
      ...pathParameters(endpoint),
      ...queryParameters(endpoint),
      ...(ifMatch ? [{ ...ifMatchParameter, required: ifMatch === 'required' }] : []),
      ...(method === 'get' ? [] : [idempotencyKey]),
    ],
    ...requestBody(endpoint),
    responses: {
      [response.status]: describeResponse(endpoint),
      ...(response.kind === 'empty' && response.redirectsBrowsers && { 303: redirected }),
      ...refusalResponses(endpoint),
    },
  };
}

function requestBody(endpoint: Endpoint): Json {
  const bytes = { 'application/octet-stream': {} };
  const body = describedBodies.get(endpoint.body) ?? endpoint.body;
  const json = { 'application/json': { schema: jsonSchema(body, 'input') } };
  if (endpoint.takesBytes) return { requestBody: { required: true, content: bytes } };
  if (!takesBody(endpoint)) return {};
  const required = !endpoint.body.safeParse({}).success;
  return { requestBody: { required, content: json } };
}

function describeSecurity(access: Access): readonly Json[] {
  if (access === 'public') return [];
  const bySessionOnly = access !== 'signed-in' && requiresSession(access.capability);
  return bySessionOnly ? [{ session: [] }] : [{ session: [] }, { token: [] }];
}

const redirected = {
  description: 'Done; redirects a browser’s form',
  headers: { ...positionHeader, Location: { schema: { type: 'string' } } },
};

function describeResponse(endpoint: Endpoint): Json {
  const { response, method } = endpoint;
  const written = method === 'get' ? {} : positionHeader;
  switch (response.kind) {
    case 'json': {
      const schema = jsonSchema(response.chosen?.schema ?? response.schema, 'output');
      const headers = {
        ...written,
        ...(isOfOneRevision(endpoint, schema) && etagHeader),
        ...(response.status === 201 && locationHeader),
      };
      return { description: 'Done', headers, content: { 'application/json': { schema } } };
    }
    case 'html':
      return {
        description: 'A document',
        content: { 'text/html': { schema: { type: 'string' } } },
      };
    case 'file':
      return {
        description: 'A file',
        content: { [response.type]: { schema: { type: 'string', format: 'binary' } } },
      };
    case 'empty':
      return { description: 'Done', headers: written };
  }
}

/** Whether a response carries the newest revision of one resource, at its top level or one below. */
function isOfOneRevision({ path }: Endpoint, schema: Json): boolean {
  if (path.includes('{revision}')) return false;
  const alternatives = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [schema];
  return alternatives.some((one) => {
    const properties = propertiesIn(one);
    return [properties, ...Object.values(properties).map(propertiesIn)].some(
      (named) => 'revision' in named,
    );
  });
}

function pathParameters(endpoint: Endpoint): readonly Json[] {
  const properties = describeProperties(endpoint.params);
  return namesInPath(endpoint.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? {},
  }));
}

function queryParameters(endpoint: Endpoint): readonly Json[] {
  const schema = jsonSchema(endpoint.query, 'input');
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(propertiesIn(schema)).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(conditionIn(endpoint.query, name, property) ?? { schema: property }),
  }));
}

/** A query parameter with a condition is JSON of the condition's schema. */
function conditionIn(query: z.ZodType, name: string, property: unknown): Json | undefined {
  const parameter = query instanceof z.ZodObject ? query.shape[name] : undefined;
  const condition = parameter && conditionsOfParameters.get(parameter);
  const named = condition && namedSchemas.get(condition);
  if (named === undefined) return undefined;
  const schema = { $ref: `#/components/schemas/${named.name}` };
  const { description } = Object(property);
  return { description, content: { 'application/json': { schema } } };
}

function describeProperties(schema: z.ZodType): Json {
  return propertiesIn(jsonSchema(schema, 'input'));
}

function propertiesIn(schema: unknown): Json {
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return {};
  const { properties } = schema;
  return typeof properties === 'object' && properties !== null ? { ...properties } : {};
}

/** A zod schema as JSON Schema 2020-12, which OpenAPI 3.1 accepts unchanged. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const own: z.core.$ZodType = schema;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: written }) {
      const named = zodSchema === own ? undefined : namedSchemas.get(zodSchema);
      if (named === undefined) return;
      for (const key of Object.keys(written)) Reflect.deleteProperty(written, key);
      written.$ref = `#/components/schemas/${named.name}`;
    },
  });
  return rest;
}

/** The schemas that others refer to by name. */
function schemasByName(): Json {
  return Object.fromEntries(
    [...namedSchemas.values()].map(({ name, form }) => {
      const written = JSON.stringify(jsonSchema(form, 'input'));
      // A recursive schema refers to itself as the root, which it is not in the document.
      const whole = written.replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${name}"`);
      return [name, JSON.parse(whole)];
    }),
  );
}
