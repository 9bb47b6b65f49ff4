import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { readApiDescription } from '@parvis/web/reference/api-description.ts';
import { openApiDocument } from '../../http/openapi.ts';
import { endpoints } from '../endpoints.ts';
import type { DescribedApi } from './described-api.ts';

/** Describes the API of the version for which this thread was started. */
function describeApi(version: string): DescribedApi {
  const document = JSON.stringify(openApiDocument(endpoints, version));
  const { operations, schemas, ...others } = readApiDescription(JSON.parse(document));
  return {
    document,
    contents: {
      ...others,
      operations: operations.map(({ operationId, method, path, summary }) => {
        return { operationId, method, path, summary };
      }),
      schemas: Object.keys(schemas).toSorted(),
    },
    operations: new Map(operations.map((one) => [one.operationId, JSON.stringify(one)])),
    schemas: new Map(Object.entries(schemas).map(([name, one]) => [name, JSON.stringify(one)])),
  };
}

function answer(port: MessagePort, version: string): void {
  port.postMessage(describeApi(version));
}

if (parentPort !== null) answer(parentPort, String(workerData));
