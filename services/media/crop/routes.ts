import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Crop } from '@parvis/contracts/media/crop.ts';
import { cropEndpoints } from '@parvis/contracts/media/crop-endpoints.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { CropForm } from '@parvis/contracts/media/views.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { type Reply, type RequestContext, type Route, route } from '../../http/route.ts';
import { withName } from '../../streams/account-names.ts';
import { requireIfMatch } from '../../streams/requirements.ts';
import { requireMedia } from '../item/guards.ts';
import type { MediaItem } from '../item/media-family.ts';
import { viewOfItem } from '../item/view-of-item.ts';
import type { MediaServices } from '../services.ts';
import { cropForm } from './crop-form.ts';

/** Routes for cropping images, in the API and in the page editor. */
export function cropRoutes(services: MediaServices): Route[] {
  const get = (id: MediaId) => readForm(services, id, null);
  const save = (id: MediaId, crop: Crop, context: RequestContext) =>
    saveCrop(services, id, crop, context);
  return [
    permittedRoute(cropEndpoints.getCrop, 'content.read', ({ params }) => get(params.id)),
    permittedRoute(cropEndpoints.cropForm, 'content.read', ({ params }) => get(params.id)),
    permittedRoute(
      cropEndpoints.contentCropForm,
      'content.read',
      ({ params: { idContent, idImage } }) => readForm(services, idImage, idContent),
    ),
    route(cropEndpoints.saveCrop, ({ params, body }, context) => save(params.id, body, context)),
    route(cropEndpoints.saveCropForm, ({ params, body }, context) =>
      save(params.id, { ...body, contentId: null }, context),
    ),
    route(cropEndpoints.saveContentCropForm, ({ params, body }, context) =>
      save(params.idImage, { ...body, contentId: params.idContent }, context),
    ),
  ];
}

const noContent: Reply = { kind: 'refused', refusals: [{ code: 'content-not-found' }] };

/** From the write model, so that it is always the newest revision. */
async function readForm(
  services: MediaServices,
  mediaId: MediaId,
  contentId: ContentId | null,
): Promise<Reply<CropForm>> {
  const { writer, reads } = services;
  if (contentId !== null && !(await reads.hasContent(contentId))) return noContent;
  const item = await writer.load(mediaId);
  const image = requireMedia(item, 'image');
  if (!image.ok) return { kind: 'refused', refusals: image.refusals };
  return cropFormReply(services, item, contentId);
}

async function saveCrop(
  services: MediaServices,
  mediaId: MediaId,
  crop: Crop,
  context: RequestContext,
): Promise<Reply<CropForm>> {
  const { writer, reads } = services;
  if (crop.contentId !== null && !(await reads.hasContent(crop.contentId))) return noContent;
  const seen = requireIfMatch(context);
  if (!seen.ok) return { kind: 'refused', refusals: seen.refusals };
  const command = { type: 'crop-image', mediaId, expectedRevision: seen.value, crop } as const;
  const outcome = await writer.execute(context.actor, command, context.commandId);
  if (!outcome.ok) return { kind: 'refused', refusals: outcome.refusals };
  const { state, position } = outcome.value;
  return cropFormReply(services, state, crop.contentId, { position });
}

async function cropFormReply(
  { accountNames }: MediaServices,
  item: MediaItem | undefined,
  contentId: ContentId | null,
  at: { readonly position?: Position } = {},
): Promise<Reply<CropForm>> {
  const view = item && (await withName(accountNames, viewOfItem(item)));
  if (view?.kind !== 'image') throw new Error('only images can be cropped');
  return { kind: 'json', body: cropForm(view, contentId), etag: view.revision, ...at };
}
