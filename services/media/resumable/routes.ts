import { resumableEndpoints } from '@parvis/contracts/media/resumable-endpoints.ts';
import { jsonReply, type Route, replyTo, route } from '../../http/route.ts';
import type { MediaServices } from '../services.ts';

/** Routes of resumable uploads; the parts themselves are received by an upload route. */
export function resumableRoutes({ resumable, replies }: MediaServices): Route[] {
  const { beginUpload, getUpload, finishUpload, cancelUpload } = resumableEndpoints;
  return [
    route(beginUpload, async ({ body }, context) =>
      replyTo(await resumable.begin(body, context), jsonReply),
    ),
    route(getUpload, async ({ params: { id } }, context) =>
      replyTo(await resumable.find(id, context), jsonReply),
    ),
    route(finishUpload, async ({ params: { id } }, context) =>
      replies.createdOfAnyKind(await resumable.finish(id, context)),
    ),
    route(cancelUpload, async ({ params: { id } }, context) =>
      replyTo(await resumable.cancel(id, context), () => ({ kind: 'empty' })),
    ),
  ];
}
