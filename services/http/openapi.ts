import { requiresSession } from '@parvis/contracts/accounts/roles.ts';
import {
  describedBodies,
  namedSchemas,
} from '@parvis/contracts/content/modules/described-modules.ts';
import { conditionsOfParameters } from '@parvis/contracts/http/conditions.ts';
import type { Access, Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { problemSchema } from '@parvis/contracts/http/problem.ts';
import type { ApiPart } from '@parvis/contracts/operations/endpoints.ts';
import { z } from 'zod';
import { inlineSchema, jsonSchema, pickUsed, propertiesIn, schemasByName } from './json-schemas.ts';
import {
  exampleNamed,
  type OperationExamples,
  type ShownExample,
  shownExample,
} from './openapi-examples.ts';
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

/** The part of the API that an endpoint belongs to. */
export function partOf({ access, path }: Endpoint): ApiPart {
  if (access === 'public') return 'public';
  return path.startsWith('/admin') ? 'screens' : 'editorial';
}

/** The OpenAPI 3.1 document of the given endpoints, with examples of their requests and responses. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  version: string,
  examples: OperationExamples,
): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    for (const [index, path] of listPaths(endpoint).entries()) {
      const operationId = index === 0 ? endpoint.id : `${endpoint.id}InEnglish`;
      const described = { ...operation(endpoint, shownExample(endpoint, examples)), operationId };
      paths[path] = { ...paths[path], [endpoint.method]: described };
    }
  }
  const named = pickUsed(schemasByName(), paths);
  const { document, schemas } = withSharedDefinitions({ paths, named });
  return {
    openapi: '3.1.0',
    info: { title: 'Parvis', version, description: openApiGuide },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(areaOf))].toSorted().map((name) => ({ name })),
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

/** What an endpoint is about, as its path says: `pages` or `offers`, and `site` outside of the API. */
function areaOf({ path }: Endpoint): string {
  const [first = '', second = ''] = path.split('/').slice(1);
  const [name = ''] = second.startsWith('{') ? [] : second.split('.');
  if (first === 'api') return name === '' ? 'modules' : name;
  return first === 'admin' ? `admin-${name === '' ? 'screens' : name}` : 'site';
}

function operation(endpoint: Endpoint, example: ShownExample): Json {
  const { method, ifMatch, response } = endpoint;
  return {
    summary: endpoint.summary,
    ...describeDeprecation(endpoint),
    tags: [areaOf(endpoint)],
    'x-part': partOf(endpoint),
    security: describeSecurity(endpoint.access),
    parameters: [
      ...pathParameters(endpoint, example),
      ...queryParameters(endpoint, example),
      ...(ifMatch ? [{ ...ifMatchParameter, required: ifMatch === 'required' }] : []),
      ...(method === 'get' ? [] : [idempotencyKey]),
    ],
    ...requestBody(endpoint, example),
    responses: {
      [response.status]: describeResponse(endpoint, example),
      ...(response.kind === 'empty' && response.redirectsBrowsers && { 303: redirected }),
      ...refusalResponses(endpoint),
    },
  };
}

function describeDeprecation({ deprecated }: Endpoint): Json {
  if (deprecated === undefined) return {};
  const { since, sunset, replacement } = deprecated;
  const description = `Deprecated since ${since}, and gone on ${sunset}: call \`${replacement}\` instead.`;
  return { deprecated: true, description };
}

function requestBody(endpoint: Endpoint, { body: shown }: ShownExample): Json {
  const bytes = { 'application/octet-stream': shown };
  const body = describedBodies.get(endpoint.body) ?? endpoint.body;
  const json = { 'application/json': { schema: jsonSchema(body, 'input'), ...shown } };
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

function describeResponse(endpoint: Endpoint, example: ShownExample): Json {
  const { response, method } = endpoint;
  const written = method === 'get' ? {} : positionHeader;
  switch (response.kind) {
    case 'json': {
      const returned = response.chosen?.schema ?? response.schema;
      const schema = jsonSchema(returned, 'output');
      const headers = {
        ...written,
        ...(isOfOneRevision(endpoint, inlineSchema(returned)) && etagHeader),
        ...(response.status === 201 && locationHeader),
      };
      const content = { 'application/json': { schema, ...example.response } };
      return { description: 'Done', headers, content };
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

function pathParameters(endpoint: Endpoint, { params }: ShownExample): readonly Json[] {
  const properties = describeProperties(endpoint.params);
  return namesInPath(endpoint.path).map((name) => {
    const schema = Object(properties[name]);
    const example = schema.type === 'integer' ? Number(params[name]) : params[name];
    return { name, in: 'path', required: true, schema, example };
  });
}

function queryParameters(endpoint: Endpoint, { query }: ShownExample): readonly Json[] {
  const schema = jsonSchema(endpoint.query, 'input');
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(propertiesIn(schema)).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(conditionIn(endpoint.query, name, property) ?? { schema: property }),
    ...exampleNamed(name, query),
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
