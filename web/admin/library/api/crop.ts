import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Area, ImageUse } from '@parvis/contracts/media/crop.ts';
import { cropEndpoints } from '@parvis/contracts/media/crop-endpoints.ts';
import { type CropForm } from '@parvis/contracts/media/views.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads the areas of an image: everywhere, or in one content item. */
export function readCrop(imageId: string, contentId: ContentId | null) {
  return queryOptions({
    queryKey: ['media', 'crop', imageId, contentId],
    queryFn: ({ signal }): Promise<CropForm> =>
      contentId === null
        ? callEndpoint(cropEndpoints.cropForm, { params: { id: imageId }, signal })
        : callEndpoint(cropEndpoints.contentCropForm, {
            params: { idContent: contentId, idImage: imageId },
            signal,
          }),
  });
}

/** Saves the area of a use, based on the image's revision. */
export function saveCrop(
  { image, contentId }: Pick<CropForm, 'image' | 'contentId'>,
  use: ImageUse,
  area: Area,
): Promise<CropForm> {
  const request = { body: { use, area }, ifMatch: image.revision };
  return contentId === null
    ? callEndpoint(cropEndpoints.saveCropForm, {
        ...request,
        params: { id: image.id },
      })
    : callEndpoint(cropEndpoints.saveContentCropForm, {
        ...request,
        params: { idContent: contentId, idImage: image.id },
      });
}
