import { z } from 'zod';
import { contentIdSchema } from '../content/ids.ts';
import { endpoint } from '../http/endpoint.ts';
import { readQuerySchema } from '../http/listing.ts';
import { areaSchema, cropSchema, imageUseSchema } from './crop.ts';
import { mediaIdSchema } from './ids.ts';
import { cropFormSchema } from './views.ts';

const none = z.object({});
const byId = z.object({ id: mediaIdSchema });
const byContentAndImage = z.object({ idContent: contentIdSchema, idImage: mediaIdSchema });
const chosenArea = z.object({ use: imageUseSchema, area: areaSchema });
const form = { status: 200, kind: 'json', schema: cropFormSchema } as const;
const reads = { access: { capability: 'content.read' }, query: readQuerySchema } as const;
const writes = {
  access: { capability: 'content.write' },
  query: none,
  ifMatch: 'required',
} as const;

/** The endpoints for cropping images: everywhere, or in one content item. */
export const cropEndpoints = {
  getCrop: endpoint({
    id: 'getCrop',
    method: 'get',
    path: '/api/media/images/{id}/crop',
    summary: 'Reads the crops of an image for each of its uses',
    ...reads,
    params: byId,
    body: none,
    response: form,
  }),
  saveCrop: endpoint({
    id: 'saveCrop',
    method: 'put',
    path: '/api/media/images/{id}/crop',
    summary: 'Crops an image for a use, everywhere or in one content item',
    ...writes,
    params: byId,
    body: chosenArea.extend({ contentId: cropSchema.shape.contentId.default(null) }),
    response: form,
  }),
  cropForm: endpoint({
    id: 'cropForm',
    method: 'get',
    path: '/admin/media/inline/crop/{id}',
    summary: 'Reads the data of the crop tool in the library',
    ...reads,
    params: byId,
    body: none,
    response: form,
  }),
  saveCropForm: endpoint({
    id: 'saveCropForm',
    method: 'post',
    path: '/admin/media/inline/crop/{id}',
    summary: 'Saves the crop of an image in the library',
    ...writes,
    params: byId,
    body: chosenArea,
    response: form,
  }),
  contentCropForm: endpoint({
    id: 'contentCropForm',
    method: 'get',
    path: '/admin/media/inline/crop/{idContent}/{idImage}',
    summary: 'Reads the data of the crop tool for an image of a content item',
    ...reads,
    params: byContentAndImage,
    body: none,
    response: form,
  }),
  saveContentCropForm: endpoint({
    id: 'saveContentCropForm',
    method: 'post',
    path: '/admin/media/inline/crop/{idContent}/{idImage}',
    summary: 'Saves the crop of an image in one content item',
    ...writes,
    params: byContentAndImage,
    body: chosenArea,
    response: form,
  }),
} as const;
