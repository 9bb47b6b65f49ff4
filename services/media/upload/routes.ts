import { maxFileBytes, maxImageBytes } from '@parvis/contracts/media/limits.ts';
import { uploadEndpoints } from '@parvis/contracts/media/upload-endpoints.ts';
import type { MediaServices } from '../services.ts';
import { type UploadRoute, uploadRoute } from './upload-router.ts';

/** POST /api/media/images and /api/media/files */
export function uploadRoutes({ uploader, answers }: MediaServices): UploadRoute[] {
  const { uploadImage, uploadFile } = uploadEndpoints;
  return [
    uploadRoute(uploadImage, maxImageBytes, async ({ query }, bytes, context) =>
      answers.created(await uploader.image(query, bytes, context)),
    ),
    uploadRoute(uploadFile, maxFileBytes, async ({ query }, bytes, context) =>
      answers.created(await uploader.file(query, bytes, context)),
    ),
  ];
}
