import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { accountPreparations } from './prepare-accounts.ts';
import { contentPreparations, prepareKind } from './prepare-content.ts';
import { ethicsPreparations } from './prepare-ethics.ts';
import { importPreparations } from './prepare-imports.ts';
import { mailedPreparations } from './prepare-mailed.ts';
import { mediaPreparations } from './prepare-media.ts';
import { offerPreparations } from './prepare-offers.ts';
import { delivered, prepareResource } from './prepare-rest.ts';
import { sitePreparations } from './prepare-site.ts';
import type { Prepare } from './stage.ts';

const byId: ReadonlyMap<string, Prepare> = new Map([
  ...contentPreparations,
  ...accountPreparations,
  ...ethicsPreparations,
  ...importPreparations,
  ...mailedPreparations,
  ...mediaPreparations,
  ...offerPreparations,
  ...sitePreparations,
  ['resendWebhookDelivery', delivered],
]);

/** Returns what creates whatever the example of an operation needs. */
export function prepareFor(endpoint: Endpoint): Prepare {
  return (
    byId.get(endpoint.id) ??
    prepareKind(endpoint) ??
    prepareResource(endpoint.path) ??
    (async () => ({}))
  );
}
