import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { libraryEndpoints } from '@parvis/contracts/media/library-endpoints.ts';
import { maxFileBytes, maxImageBytes, uploadPartBytes } from '@parvis/contracts/media/limits.ts';
import type { MediaTitle } from '@parvis/contracts/media/media-title.ts';
import { fileTypes, imageTypes } from '@parvis/contracts/media/types.ts';
import { announcedUploadSchema } from '@parvis/contracts/media/unfinished-upload.ts';
import { videoProviders } from '@parvis/contracts/media/video-addresses.ts';
import { type ProviderVideo, videoOfAddress } from '@parvis/contracts/media/video-of-address.ts';
import { parseStrictlyBy } from '../../http/parse-input.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { jsonReply, type RequestContext, type Route, replyTo, route } from '../../http/route.ts';
import { registerVideo } from '../save/routes.ts';
import type { MediaServices } from '../services.ts';

/**
 * Routes by which other programs browse and fill the library: /admin/library/… and
 * /admin/social/inline/embed
 */
export function libraryRoutes(services: MediaServices): Route[] {
  const { reads, resumable } = services;
  const addVideo = (source: ProviderVideo, title: MediaTitle, context: RequestContext) =>
    registerVideo(services, mediaEndpoints.registerVideo.body.parse({ source, title }), context);
  return [
    permittedRoute(libraryEndpoints.renderLibrary, 'content.read', async ({ params, query }) => ({
      kind: 'json',
      body: await reads.list({ kind: params.type, ...query }),
    })),
    permittedRoute(libraryEndpoints.libraryForm, 'content.read', async ({ params: { type } }) => ({
      kind: 'json',
      body: { type, ...shelves[type] },
    })),
    route(libraryEndpoints.addToLibrary, async ({ params: { type }, body }, context) => {
      if (type === 'video') {
        const parsed = parseStrictlyBy(mediaEndpoints.registerVideo.body, body);
        if (!parsed.ok) return { kind: 'refused', refusals: parsed.refusals };
        return registerVideo(services, parsed.value, context);
      }
      const announced = parseStrictlyBy(announcedUploadSchema, { ...body, kind: type });
      const begun = announced.ok ? await resumable.begin(announced.value, context) : announced;
      return replyTo(begun, jsonReply);
    }),
    route(libraryEndpoints.createProviderVideo, ({ params, body }, context) =>
      addVideo({ ...params, videoId: body.videoId }, body.title, context),
    ),
    permittedRoute(libraryEndpoints.readEmbed, 'content.read', async ({ query }) =>
      replyTo(embeddedBy(query.address), (video) => {
        const { watch, embed } = videoProviders[video.provider];
        const body = { ...video, watch: watch(video.videoId), player: embed(video.videoId) };
        return { kind: 'json', body };
      }),
    ),
    route(libraryEndpoints.generateEmbed, async ({ body }, context) => {
      const video = embeddedBy(body.address);
      if (!video.ok) return { kind: 'refused', refusals: video.refusals };
      return addVideo(video.value, body.title, context);
    }),
  ];
}

const shelves = {
  image: {
    accepts: Object.values(imageTypes).map(({ type }) => type),
    maxBytes: maxImageBytes,
    partBytes: uploadPartBytes,
  },
  file: {
    accepts: Object.values(fileTypes),
    maxBytes: maxFileBytes,
    partBytes: uploadPartBytes,
  },
  video: { accepts: Object.keys(videoProviders), maxBytes: null, partBytes: null },
} as const;

function embeddedBy(address: string): Outcome<ProviderVideo> {
  const video = videoOfAddress(address);
  return video === undefined ? refuse('embed-unknown', { path: ['address'] }) : accept(video);
}
