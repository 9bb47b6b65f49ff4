import { endpoint } from '@parvis/contracts/http/endpoint.ts';
import { formBody } from '@parvis/contracts/http/form-body.ts';
import { samePaths } from '@parvis/contracts/http/local-paths.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { z } from 'zod';
import type { AdmissionLimits } from '../admission.ts';
import { bindRoutes } from '../bind-routes.ts';
import type { RefusedForm } from '../form-rendering.ts';
import { formRoute } from '../form-route.ts';
import { trustingAuthenticator } from './actors.ts';
import { serve } from './serve.ts';

const none = z.object({});

/** A form for visitors, in all languages. */
export const formEndpoint = endpoint({
  id: 'ask',
  method: 'post',
  ...samePaths('/modal/form-ethics'),
  summary: 'Asks a question',
  access: 'public',
  params: none,
  query: none,
  body: formBody({ question: z.string().trim().min(1).max(40), secret: z.string().optional() }),
  response: { status: 204, kind: 'empty' },
});

/** A form over real HTTP, which records what it did and how it was rendered. */
export interface ServedForm {
  readonly origin: string;
  /** The command id of every request. */
  readonly commandIds: string[];
  readonly rendered: RefusedForm<'question'>[];
  readonly faults: unknown[];
  /** The refusal of every submission from now on; undefined accepts them. */
  refuseWith(refusal: Refusal | undefined): void;
  /** Holds every submission from now on, until the returned function is called. */
  hold(): () => void;
  send(
    body: string | Uint8Array<ArrayBuffer>,
    headers?: Record<string, string>,
    path?: string,
  ): Promise<Response>;
  close(): Promise<void>;
}

/** Serves the form on a loopback port. */
export async function serveForm(formLimits?: AdmissionLimits): Promise<ServedForm> {
  const commandIds: string[] = [];
  const rendered: RefusedForm<'question'>[] = [];
  const faults: unknown[] = [];
  let refusal: Refusal | undefined;
  let held: Promise<void> | undefined;
  const ask = formRoute(formEndpoint, {
    keeps: ['question'],
    async submit({ body }, { commandId }) {
      if (refusal) return { kind: 'refused', refusals: [refusal] };
      commandIds.push(commandId);
      await held;
      return {
        kind: 'empty',
        position: positionFrom(7n),
        redirect: '/merci',
        ...(body.question !== 'sign me in' && { confirmation: async () => '<p>Merci</p>' }),
      };
    },
    async render(refused) {
      rendered.push(refused);
      return refused.as === 'page' ? '<html><form></form></html>' : '<form></form>';
    },
  });
  const router = bindRoutes([ask], {
    authenticator: trustingAuthenticator,
    readGate: { waitUntil: async () => true },
    publicOrigin: undefined,
    reportFault: (_requestId, fault) => faults.push(fault),
    ...(formLimits && { formLimits }),
  });
  const served = await serve((app) => app.use(router));
  return {
    origin: served.origin,
    commandIds,
    rendered,
    faults,
    refuseWith: (next) => {
      refusal = next;
    },
    hold() {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    send: (body, headers = {}, path = formEndpoint.path) =>
      fetch(served.origin + path, {
        method: 'POST',
        redirect: 'manual',
        body,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      }),
    close: () => served.close(),
  };
}
