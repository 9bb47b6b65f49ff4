import { indexingEndpoints } from '@parvis/contracts/indexing/endpoints.ts';
import { webhookEndpoints as at } from '@parvis/contracts/webhooks/endpoints.ts';
import type { DeliveryState, WebhookTerms } from '@parvis/contracts/webhooks/webhook.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Messages are made and sent by themselves. */
const everyMs = 5_000;

/** Lists the webhooks, with what waits for them; read again while it is shown. */
export function listWebhooks() {
  return queryOptions({
    queryKey: ['webhooks', 'list'],
    queryFn: ({ signal }) => callEndpoint(at.listWebhooks, { signal }),
    refetchInterval: everyMs,
  });
}

/** Returns how far search engines were notified; read again while it is shown. */
export function readIndexing() {
  return queryOptions({
    queryKey: ['webhooks', 'indexing'],
    queryFn: ({ signal }) => callEndpoint(indexingEndpoints.readIndexing, { signal }),
    refetchInterval: everyMs,
  });
}

/** Lists a page of the messages of a webhook; read again while it is shown. */
export function listDeliveries(id: string, state: DeliveryState | undefined, page: number) {
  return queryOptions({
    queryKey: ['webhooks', 'deliveries', id, state, page],
    queryFn: ({ signal }) =>
      callEndpoint(at.listWebhookDeliveries, {
        params: { id },
        query: { page, ...(state !== undefined && { state }) },
        signal,
      }),
    refetchInterval: everyMs,
  });
}

export function createWebhook(body: WebhookTerms) {
  return callEndpoint(at.createWebhook, { body });
}

export function changeWebhook(id: string, body: WebhookTerms) {
  return callEndpoint(at.changeWebhook, { params: { id }, body });
}

export function deleteWebhook(id: string) {
  return callEndpoint(at.deleteWebhook, { params: { id }, body: {} });
}

export function rotateSecret(id: string) {
  return callEndpoint(at.rotateWebhookSecret, { params: { id }, body: {} });
}

export function testWebhook(id: string) {
  return callEndpoint(at.testWebhook, { params: { id }, body: {} });
}

export function resendDelivery(id: string, messageId: string) {
  return callEndpoint(at.resendWebhookDelivery, { params: { id, messageId }, body: {} });
}
