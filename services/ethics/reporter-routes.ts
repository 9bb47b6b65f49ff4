import { ethicsEndpoints } from '@parvis/contracts/ethics/endpoints.ts';
import { formRoute, mintSubmissionId } from '../http/form-route.ts';
import { type Route, replyTo, route } from '../http/route.ts';
import type { EthicsPorts } from './ethics-ports.ts';
import { limitByNetwork } from './network-limit.ts';
import { selectReaders } from './officers.ts';
import { submitReport } from './submit-report.ts';

/** The limit of reports from one network within ten minutes: many people may share one. */
const reportsAllowed = { times: 20, windowMs: 600_000 };

/**
 * Returns the routes for reporters. They are not authenticated, and nothing about a request is
 * recorded.
 */
export function reporterRoutes(ports: EthicsPorts): readonly Route[] {
  const { render } = ports;
  const limit = limitByNetwork(ports.clock, reportsAllowed);
  return [
    route(ethicsEndpoints.showEthicsForm, async (_input, { locale, client }) => {
      const isOpen = (await selectReaders(ports.pool)).length > 0;
      const step = isOpen
        ? ({ kind: 'report', submissionId: mintSubmissionId() } as const)
        : ({ kind: 'closed' } as const);
      const as = client.wantsFragment ? 'modal' : 'page';
      return { kind: 'html', status: 200, html: await render({ as, locale, step }) };
    }),
    formRoute(ethicsEndpoints.submitEthicsReport, {
      keeps: ['anonymous', 'name', 'phone', 'text'],
      async submit({ body }, { client, locale }) {
        const retryAfter = limit(client.address);
        if (retryAfter !== undefined)
          return {
            kind: 'refused',
            refusals: [{ code: 'too-many-attempts', params: { retryAfter } }],
          };
        return replyTo(await submitReport(ports, body), (receipt) => ({
          kind: 'json',
          body: { receipt },
          shown: (as) => render({ as, locale, step: { kind: 'sent', receipt } }),
        }));
      },
      render: ({ typed, errors, submissionId, ...how }) =>
        render({
          ...how,
          step: {
            kind: 'report',
            submissionId,
            errors,
            typed: {
              anonymous: typed.anonymous[0] === 'on',
              name: typed.name[0] ?? '',
              phone: typed.phone[0] ?? '',
              text: typed.text[0] ?? '',
            },
          },
        }),
    }),
  ];
}
