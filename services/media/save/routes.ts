import type { MediaCommand } from '@parvis/contracts/media/commands.ts';
import type { VideoDetails, VideoSource } from '@parvis/contracts/media/details.ts';
import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import type { MediaTitle } from '@parvis/contracts/media/media-title.ts';
import type { MediaViewOf, VideoView } from '@parvis/contracts/media/views.ts';
import { type Reply, type RequestContext, type Route, route } from '../../http/route.ts';
import { requireIfMatch } from '../../streams/requirements.ts';
import type { MediaKind } from '../item/guards.ts';
import { mintMediaId } from '../item/mint-media-id.ts';
import type { MediaServices } from '../services.ts';
import { requirePoster, requireVideoSource } from './references.ts';

type Save = Extract<MediaCommand, { type: 'save-image' | 'save-file' | 'save-video' }>;

/** Routes for saving the details of items, and for adding videos. */
export function saveRoutes({ writer, replies }: MediaServices): Route[] {
  const save = async <Kind extends MediaKind>(
    kind: Kind,
    context: RequestContext,
    commandOn: (expectedRevision: number) => Save,
  ): Promise<Reply<MediaViewOf<Kind>>> => {
    const seen = requireIfMatch(context);
    if (!seen.ok) return { kind: 'refused', refusals: seen.refusals };
    const command = commandOn(seen.value);
    return replies.saved(kind, await writer.execute(context.actor, command, context.commandId));
  };
  return [
    route(mediaEndpoints.saveImage, ({ params: { id: mediaId }, body: details }, context) =>
      save('image', context, (expectedRevision) => {
        return { type: 'save-image', mediaId, expectedRevision, details };
      }),
    ),
    route(mediaEndpoints.saveFile, ({ params: { id: mediaId }, body: details }, context) =>
      save('file', context, (expectedRevision) => {
        return { type: 'save-file', mediaId, expectedRevision, details };
      }),
    ),
    route(mediaEndpoints.saveVideo, async ({ params: { id: mediaId }, body: details }, context) => {
      const poster = await requirePoster(writer, details);
      if (!poster.ok) return { kind: 'refused', refusals: poster.refusals };
      return save('video', context, (expectedRevision) => {
        return { type: 'save-video', mediaId, expectedRevision, details };
      });
    }),
    route(mediaEndpoints.registerVideo, ({ body }, context) =>
      registerVideo({ writer, replies }, body, context),
    ),
  ];
}

/** Adds a provider's video, or an uploaded file as a video, to the library. */
export async function registerVideo(
  { writer, replies }: Pick<MediaServices, 'writer' | 'replies'>,
  {
    source,
    ...details
  }: VideoDetails & { readonly title: MediaTitle; readonly source: VideoSource },
  { actor, commandId }: RequestContext,
): Promise<Reply<VideoView>> {
  const playable = await requireVideoSource(writer, source);
  if (!playable.ok) return { kind: 'refused', refusals: playable.refusals };
  const poster = await requirePoster(writer, details);
  if (!poster.ok) return { kind: 'refused', refusals: poster.refusals };
  const mediaId = mintMediaId(commandId);
  const command = { type: 'register-video', mediaId, source, details } as const;
  return replies.created('video', await writer.execute(actor, command, commandId));
}
