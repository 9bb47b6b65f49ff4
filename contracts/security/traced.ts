import { changeAccountEndpoints } from '../accounts/change-account-endpoints.ts';
import { accountEndpoints } from '../accounts/endpoints.ts';
import { linkEndpoints } from '../accounts/link-endpoints.ts';
import { ownAccountEndpoints } from '../accounts/own-account-endpoints.ts';
import { passkeyEndpoints } from '../accounts/passkey-endpoints.ts';
import { secondFactorEndpoints } from '../accounts/second-factor-endpoints.ts';
import { changeEndpoints } from '../audit/change-endpoints.ts';
import { auditEndpoints } from '../audit/endpoints.ts';
import { exposureEndpoints } from '../audit/exposure-endpoints.ts';
import { offerFeedEndpoints } from '../careers/feeds/endpoints.ts';
import { caseEndpoints } from '../cases/endpoints.ts';
import { contentImportEndpoints } from '../content-import/endpoints.ts';
import { ethicsKeyEndpoints } from '../ethics/key-endpoints.ts';
import { ethicsOfficerEndpoints } from '../ethics/officer-endpoints.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { RefusalCode } from '../http/refusal.ts';
import { notaryEndpoints } from '../notary/endpoints.ts';
import { operationsEndpoints } from '../operations/endpoints.ts';
import { installationEndpoints } from '../operations/installation-endpoints.ts';
import { redactionEndpoints } from '../redactions/endpoints.ts';
import { webhookEndpoints } from '../webhooks/endpoints.ts';

const traced: readonly Endpoint[] = [
  accountEndpoints,
  secondFactorEndpoints,
  passkeyEndpoints,
  linkEndpoints,
  changeAccountEndpoints,
  ownAccountEndpoints,
  operationsEndpoints,
  installationEndpoints,
  auditEndpoints,
  changeEndpoints,
  exposureEndpoints,
  notaryEndpoints,
  redactionEndpoints,
  webhookEndpoints,
  contentImportEndpoints,
  offerFeedEndpoints,
  caseEndpoints,
  ethicsKeyEndpoints,
  ethicsOfficerEndpoints,
]
  .flatMap((endpoints): readonly Endpoint[] => Object.values(endpoints))
  .filter((endpoint) => endpoint.traced === true);

/** The event that says how many others were dropped. */
export const securityTraceLoss = 'securityTraceLoss';

/** The event of a verification of the log by the command line. */
export const logVerification = 'verifyLog';

/** The source of what an operator did on the command line. */
export const commandLineSource = 'command-line';

/**
 * What the trace contains: endpoints whose every outcome is traced, its own losses, and what auditors
 * have done on the command line.
 */
export const tracedEndpoints: readonly string[] = [
  ...traced.map(({ id }) => id),
  securityTraceLoss,
  logVerification,
];

/** Traced endpoints at which somebody without a session may be let in, such as signing in. */
export const entranceEndpoints: readonly string[] = traced
  .filter(({ access }) => access === 'public')
  .map(({ id }) => id);

/** Refusals of any endpoint that indicate an intrusion attempt or malware. */
export const intrusions = [
  'forbidden',
  'cross-origin',
  'too-many-attempts',
  'second-factor-missing',
  'upload-infected',
] as const satisfies readonly RefusalCode[];

/** The outcomes of a traced request besides success. */
export const tracedRefusals: readonly RefusalCode[] = [
  ...new Set<RefusalCode>([
    ...intrusions,
    'sign-in-required',
    'invalid',
    ...traced.flatMap(({ refuses = [] }) => refuses),
  ]),
];
