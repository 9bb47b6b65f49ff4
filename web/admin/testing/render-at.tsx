import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { InterfaceLanguageProvider } from '../shell/interface-language.tsx';
import { NoticesProvider } from '../shell/notices.tsx';
import { createAdminRouter } from '../shell/router.tsx';

/** A request that the back-office sent. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly ifMatch: string | null;
  readonly body: unknown;
}

/** The server's response, or a promise of it: a status and a body, or the body alone for 200. */
type Respond = (request: SentRequest) => unknown;

/** A refusal, to be returned as a response. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly problem: object,
  ) {}
}

/**
 * Renders the back-office in English at an address, signed in with these roles. Requests get a
 * response by method and path (`GET /api/offers`). Returns the requests that were sent, except
 * those about the session.
 */
export function renderAt(
  address: string,
  responses: Readonly<Record<string, Respond>>,
  roles: readonly string[] = ['editor'],
): readonly SentRequest[] {
  const sent: SentRequest[] = [];
  const session = { id: 'account00001', email: 'a@estuaire.example', name: 'Anne Riou', roles };
  vi.stubGlobal('fetch', async (given: string, init: RequestInit) => {
    const url = new URL(given, 'http://localhost');
    if (url.pathname === '/admin/session') return new Response(JSON.stringify(session));
    const request = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      ifMatch: new Headers(init.headers).get('if-match'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    const respond = responses[`${request.method} ${request.path}`];
    if (respond === undefined) return new Response('', { status: 500 });
    sent.push(request);
    const body = await respond(request);
    if (body === undefined) return new Response(null, { status: 204 });
    if (body instanceof Refusal)
      return new Response(JSON.stringify(body.problem), { status: body.status });
    return new Response(JSON.stringify(body));
  });
  localStorage.setItem('parvis.interface-language', 'en');
  window.history.replaceState(null, '', address);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <InterfaceLanguageProvider>
        <NoticesProvider>
          <RouterProvider router={createAdminRouter(queryClient)} />
        </NoticesProvider>
      </InterfaceLanguageProvider>
    </QueryClientProvider>,
  );
  return sent;
}
