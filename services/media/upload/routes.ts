import { maxFileBytes, maxImageBytes, uploadPartBytes } from '@parvis/contracts/media/limits.ts';
import { uploadEndpoints } from '@parvis/contracts/media/upload-endpoints.ts';
import { jsonReply, replyTo } from '../../http/route.ts';
import { type UploadRoute, uploadRoute } from '../../http/upload-router.ts';
import type { MediaServices } from '../services.ts';

/** Routes for uploading complete images and files, and parts. */
export function uploadRoutes({ uploader, resumable, replies }: MediaServices): UploadRoute[] {
  const { uploadImage, uploadFile, sendUploadPart } = uploadEndpoints;
  return [
    uploadRoute(uploadImage, maxImageBytes, async ({ query }, bytes, context) =>
      replies.created('image', await uploader.image(query, bytes, context)),
    ),
    uploadRoute(uploadFile, maxFileBytes, async ({ query }, bytes, context) =>
      replies.created('file', await uploader.file(query, bytes, context)),
    ),
    uploadRoute(sendUploadPart, uploadPartBytes, async ({ params, query }, bytes, context) => {
      const taken = await resumable.take(params.id, query.offset, bytes, context);
      return replyTo(taken, jsonReply);
    }),
  ];
}
