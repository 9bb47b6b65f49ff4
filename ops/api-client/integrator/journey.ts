import type { Client } from 'openapi-fetch';
import type { components, paths } from './generated/editorial.ts';

/** A client with types generated from the editorial part of the API description. */
type Api = Client<paths>;
type Problem = components['schemas']['Problem'];

/**
 * Returns the first steps of an integrator: a file, a page that links to another, and a list that
 * contains it.
 */
export async function runFirstSteps(api: Api) {
  const bytes = new TextEncoder().encode('Avis de coup de vent\n');
  const file = taken(
    await api.POST('/api/media/files', {
      params: { query: { filename: 'avis.txt', title: 'Avis' } },
      headers: { 'Content-Type': 'application/octet-stream' },
      body: bytes,
      bodySerializer: () => bytes,
    }),
  );
  const locale = 'fr';
  const coast = taken(
    await api.POST('/api/pages', { body: { locale, title: 'Le littoral', slug: 'littoral' } }),
  );
  const create = () =>
    api.POST('/api/pages', {
      params: { header: { 'Idempotency-Key': 'avis-1' } },
      body: { locale, title: 'Avis aux marins', slug: 'avis', domains: ['ports'] },
    });
  const page = taken(await create());
  const repeated = taken(await create());
  const module = taken(
    await api.POST('/api/{contentId}/modules', {
      params: { path: { contentId: page.id } },
      body: { type: 'text', data: { html: '<h2>Avis</h2><p>Vent <b>frais</b>.</p>' } },
    }),
  );
  const saved = taken(
    await api.PUT('/api/{contentId}/modules/{moduleId}', {
      params: {
        path: { contentId: page.id, moduleId: module.id },
        header: { 'If-Match': `"${module.revision}"` },
      },
      body: { data: { html: '<p>Vent <b>fort</b>, mollissant.</p>' } },
    }),
  );
  const published = taken(
    await api.POST('/api/pages/{id}/publish', { params: { path: { id: page.id } } }),
  );
  const { items } = taken(
    await api.GET('/api/pages', { params: { query: { domains: 'ports', sort: 'title' } } }),
  );
  return { file, coast, page, repeated, saved, published, found: items.map(({ slug }) => slug) };
}

/** Returns the responses to saving over another user, and to a missing title. */
export async function collectRefusals(api: Api, id: string) {
  const header = { title: 'Avis', slug: 'avis' };
  const path = { id };
  const stale = await api.PUT('/api/pages/{id}', {
    params: { path, header: { 'If-Match': '"7"' } },
    body: header,
  });
  const untitled = await api.POST('/api/pages', { body: { ...header, title: '', locale: 'fr' } });
  return [stale.error, untitled.error] as const;
}

/** Returns the body of a response. @throws Error with the message of the refusal */
function taken<Body>({ data, error }: { data?: Body; error?: Problem }): Body {
  if (data === undefined) throw new Error(error?.detail ?? 'no response');
  return data;
}
