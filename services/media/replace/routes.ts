import type { MediaId } from '@parvis/contracts/media/ids.ts';
import { replacementEndpoints } from '@parvis/contracts/media/replacement-endpoints.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { type RequestContext, type Route, route } from '../../http/route.ts';
import { withNames } from '../../streams/account-names.ts';
import { requireIfMatch } from '../../streams/requirements.ts';
import type { MediaServices } from '../services.ts';
import { restoreFile } from './restore-file.ts';

/** Routes for replacing an item's file, and for listing and restoring its former files. */
export function replacementRoutes(services: MediaServices): Route[] {
  const { replaceImage, replaceFile, takeBackImage, takeBackFile, listFileHistory } =
    replacementEndpoints;
  const { reads, accountNames } = services;
  return [
    route(replaceImage, ({ params, body }, context) =>
      replace(services, { kind: 'image', mediaId: params.id }, body.uploadId, context),
    ),
    route(replaceFile, ({ params, body }, context) =>
      replace(services, { kind: 'file', mediaId: params.id }, body.uploadId, context),
    ),
    route(takeBackImage, ({ params, body }, context) =>
      restore(services, { kind: 'image', mediaId: params.id, ...body }, context),
    ),
    route(takeBackFile, ({ params, body }, context) =>
      restore(services, { kind: 'file', mediaId: params.id, ...body }, context),
    ),
    permittedRoute(listFileHistory, 'content.read', async ({ params, query }) => {
      const history = await reads.fileHistory(params.id, query);
      const items = await withNames(accountNames, history.items);
      return { kind: 'json', body: { ...history, items } };
    }),
  ];
}

type FileKind = 'image' | 'file';

interface Item<Kind extends FileKind> {
  readonly kind: Kind;
  readonly mediaId: MediaId;
}

async function replace<Kind extends FileKind>(
  { resumable, replies }: MediaServices,
  item: Item<Kind>,
  uploadId: MediaId,
  context: RequestContext,
) {
  const seen = requireIfMatch(context);
  if (!seen.ok) return replies.saved(item.kind, seen);
  const target = { ...item, expectedRevision: seen.value };
  return replies.saved(item.kind, await resumable.replace(uploadId, target, context));
}

async function restore<Kind extends FileKind>(
  services: MediaServices,
  file: Item<Kind> & { readonly revision: number },
  context: RequestContext,
) {
  const seen = requireIfMatch(context);
  if (!seen.ok) return services.replies.saved(file.kind, seen);
  const command = { type: 'take-back-file', ...file, expectedRevision: seen.value } as const;
  return services.replies.saved(file.kind, await restoreFile(services, command, context));
}
