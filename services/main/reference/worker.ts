import { parentPort } from 'node:worker_threads';
import { apiPartSchema } from '@parvis/contracts/operations/endpoints.ts';
import { readApiDescription } from '@parvis/web/reference/api-description.ts';
import { openApiDocument, partOf } from '../../http/openapi.ts';
import { endpoints } from '../endpoints.ts';
import { operationExamples } from '../examples.ts';
import { serveFunctions } from '../function-thread.ts';
import type { DescribedApi, DescribeFunctions } from './described-api.ts';

/** Describes the API of a version of the product. */
function describeApi(version: string): DescribedApi {
  const document = JSON.stringify(openApiDocument(endpoints, version, operationExamples));
  const parts = apiPartSchema.options.map((part) => {
    const ofPart = endpoints.filter((endpoint) => partOf(endpoint) === part);
    return [part, JSON.stringify(openApiDocument(ofPart, version, operationExamples))] as const;
  });
  const { operations, schemas, ...others } = readApiDescription(JSON.parse(document));
  return {
    document,
    parts: new Map(parts),
    contents: {
      ...others,
      operations: operations.map(({ operationId, method, path, summary, part }) => {
        return { operationId, method, path, summary, part };
      }),
      schemas: Object.keys(schemas).toSorted(),
    },
    operations: new Map(operations.map((one) => [one.operationId, JSON.stringify(one)])),
    schemas: new Map(Object.entries(schemas).map(([name, one]) => [name, JSON.stringify(one)])),
  };
}

const functions: DescribeFunctions = { describeApi };

if (parentPort !== null) serveFunctions(parentPort, functions);
