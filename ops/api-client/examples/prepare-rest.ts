import { uploadFile, uploadImage } from './prepare-media.ts';
import { exampleId, type Prepare, type Stage } from './stage.ts';

const named = (id: string, seen = 1) => ({ ids: { [exampleId]: id }, seen });

/** Something of which each is created alike, at a path and with a body; then deleted or saved, if its example needs that. */
interface Resource {
  readonly at: string;
  readonly make: (stage: Stage) => Promise<string>;
  readonly saved?: unknown;
}

const post = (path: string, body: (stage: Stage) => unknown) => async (stage: Stage) =>
  (await stage.make('post', path, { body: body(stage) })).id;

const title = { fr: 'La criée', en: 'The market' };
const resources: readonly Resource[] = [
  { at: '/api/media/images/{id}', make: uploadImage },
  { at: '/admin/media/inline/crop/{id}', make: uploadImage },
  { at: '/api/media/files/{id}', make: uploadFile },
  {
    at: '/api/media/videos/{id}',
    make: post('/api/media/videos', (stage) => ({
      title,
      source: { provider: 'youtube', videoId: stage.word() },
    })),
  },
  {
    at: '/api/menus/{id}',
    make: post('/api/menus', (stage) => ({ name: stage.word(), locale: 'fr', entries: [] })),
    saved: { entries: [{ label: 'x', link: { kind: 'path', path: '/' } }] },
  },
  {
    at: '/api/playlists/{id}',
    make: post('/api/playlists', () => ({ titles: title, videos: [] })),
  },
  {
    at: '/api/redirects/{id}',
    make: post('/api/redirects', (stage) => ({
      from: `/${stage.word()}`,
      target: { status: 410 },
    })),
  },
  {
    at: '/api/audit/cases/{id}',
    make: post('/api/audit/cases', () => ({ title: 'Rates', addresses: ['/'] })),
  },
  { at: '/api/tokens/{id}', make: post('/api/tokens', (stage) => ({ name: stage.word() })) },
  {
    at: '/api/accounts/tokens/{id}',
    make: post('/api/tokens', (stage) => ({ name: stage.word() })),
  },
  {
    at: '/api/accounts/{id}',
    make: post('/api/accounts', (stage) => ({
      email: `${stage.word()}@bank.example`,
      name: 'Anne',
      roles: ['editor'],
    })),
  },
  {
    at: '/api/webhooks/{id}',
    make: post('/api/webhooks', () => ({
      address: 'https://receiver.example/parvis',
      description: 'x',
      kinds: ['page'],
      isOn: true,
    })),
  },
  {
    at: '/api/media/uploads/{id}',
    make: post('/api/media/uploads', () => ({ filename: 'avis.txt', kind: 'file', bytes: 21 })),
  },
];

/** Returns what a path of a resource needs. */
export function prepareResource(path: string): Prepare | undefined {
  const resource = resources.find(({ at }) => path.startsWith(at));
  if (resource === undefined) return undefined;
  const { at, make, saved } = resource;
  return async (stage) => {
    const id = await make(stage);
    const own = at.replace('{id}', id);
    if (path.endsWith('/undelete')) await stage.make('delete', own, { seen: 1 });
    if (!path.endsWith('/restore')) return named(id);
    await stage.make('put', own, { seen: 1, body: saved });
    return named(id, 2);
  };
}

/** Sends a test through a webhook, and returns the message. */
export const delivered: Prepare = async (stage) => {
  const webhook = resources.find(({ at }) => at.startsWith('/api/webhooks'));
  const id = (await webhook?.make(stage)) ?? '';
  await stage.make('post', `/api/webhooks/${id}/test`);
  const cookie = stage.cookie('administrator');
  const path = `/api/webhooks/${id}/deliveries`;
  const { items } = await (await stage.send(path, { method: 'get', cookie })).json();
  return { ids: { '{id}': id, '{messageId}': items[0].id } };
};
