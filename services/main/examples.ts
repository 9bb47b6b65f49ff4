import { accountExamples } from '@parvis/contracts/accounts/examples.ts';
import { alertExamples } from '@parvis/contracts/alerts/examples.ts';
import { auditExamples } from '@parvis/contracts/audit/examples.ts';
import { careersExamples } from '@parvis/contracts/careers/examples.ts';
import { contentExamples } from '@parvis/contracts/content/examples.ts';
import { kindExamples } from '@parvis/contracts/content/kind-examples.ts';
import { ethicsExamples } from '@parvis/contracts/ethics/examples.ts';
import { mediaExamples } from '@parvis/contracts/media/examples.ts';
import { operationsExamples } from '@parvis/contracts/operations/examples.ts';
import { siteExamples } from '@parvis/contracts/site-settings/examples.ts';
import type { OperationExamples } from '../http/openapi-examples.ts';
import responses from './response-examples.json';

/** Examples of every operation of the API, which its description shows. */
export const operationExamples: OperationExamples = {
  requests: new Map([
    ...accountExamples,
    ...alertExamples,
    ...auditExamples,
    ...careersExamples,
    ...contentExamples,
    ...kindExamples,
    ...ethicsExamples,
    ...mediaExamples,
    ...operationsExamples,
    ...siteExamples,
  ]),
  responses: new Map(Object.entries<unknown>(responses)),
};
