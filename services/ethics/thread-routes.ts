import { ethicsEndpoints, type Thread } from '@parvis/contracts/ethics/endpoints.ts';
import { type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { formRoute, mintSubmissionId } from '../http/form-route.ts';
import { type Reply, type RequestContext, type Route, replyTo, route } from '../http/route.ts';
import type { EthicsPorts } from './ethics-ports.ts';
import { limitByNetwork } from './network-limit.ts';
import { type Message, openThread } from './open-thread.ts';

/**
 * Attempts from one network within ten minutes: each costs a slow hash, and codes cannot be
 * guessed.
 */
const openingsAllowed = { times: 30, windowMs: 600_000 };

/** Returns the thread between a reporter and the officers, for the holder of the receipt code. */
export function threadRoutes(ports: EthicsPorts): readonly Route[] {
  const { render } = ports;
  const limit = limitByNetwork(ports.clock, openingsAllowed);
  const open = async (receipt: string, address: string, message?: Message) => {
    const retryAfter = limit(address);
    return retryAfter === undefined
      ? openThread(ports, receipt, message)
      : refuse('too-many-attempts', { params: { retryAfter } });
  };
  const shown = (
    receipt: string,
    thread: Outcome<Thread>,
    { locale }: RequestContext,
  ): Reply<Thread> =>
    replyTo(thread, (body) => ({
      kind: 'json',
      body,
      shown: (as) =>
        render({
          as,
          locale,
          step: { kind: 'thread', receipt, thread: body, submissionId: mintSubmissionId() },
        }),
    }));
  return [
    route(ethicsEndpoints.showReceiptForm, async (_input, { locale, client }) => {
      const as = client.wantsFragment ? 'modal' : 'page';
      const step = { kind: 'receipt', submissionId: mintSubmissionId() } as const;
      return { kind: 'html', status: 200, html: await render({ as, locale, step }) };
    }),
    formRoute(ethicsEndpoints.openEthicsThread, {
      keeps: [],
      submit: async ({ body: { receipt } }, context) =>
        shown(receipt, await open(receipt, context.client.address), context),
      render: ({ errors, submissionId, ...how }) =>
        render({ ...how, step: { kind: 'receipt', submissionId, errors } }),
    }),
    formRoute(ethicsEndpoints.writeToEthicsOfficers, {
      keeps: ['receipt', 'text'],
      async submit({ body: { receipt, text, attachments: files } }, context) {
        const thread = await open(receipt, context.client.address, { text, files });
        return shown(receipt, thread, context);
      },
      async render({ typed, errors, submissionId, ...how }) {
        const receipt = typed.receipt[0] ?? '';
        // A refusal because of too many attempts does not contain the thread.
        const thread = how.status === 422 ? await openThread(ports, receipt) : undefined;
        const step = thread?.ok
          ? ({ kind: 'thread', receipt, thread: thread.value, typed: typed.text[0] ?? '' } as const)
          : ({ kind: 'receipt' } as const);
        return render({ ...how, step: { ...step, submissionId, errors } });
      },
    }),
  ];
}
