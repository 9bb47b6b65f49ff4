import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { VideoDetails, VideoSource } from '@parvis/contracts/media/details.ts';
import { requireMedia } from '../item/guards.ts';
import type { MediaWriter } from '../item/media-writer.ts';

/** A video that we host must be an MP4 file from the library; a provider's is not checked. */
export async function requireVideoSource(
  items: Pick<MediaWriter, 'load'>,
  source: VideoSource,
): Promise<Outcome<VideoSource>> {
  if (!('fileId' in source)) return accept(source);
  const path = ['source', 'fileId'];
  const file = requireMedia(await items.load(source.fileId), 'file');
  if (!file.ok) return refuse(file.refusals[0].code, { path });
  if (file.value.original.format === 'mp4') return accept(source);
  return refuse('media-type-refused', { path, params: { accepted: 'MP4' } });
}

/** The poster of a video must be in the library. */
export async function requirePoster(
  items: Pick<MediaWriter, 'load'>,
  { posterId }: Pick<VideoDetails, 'posterId'>,
): Promise<Outcome<unknown>> {
  if (posterId === null) return accept(posterId);
  const image = requireMedia(await items.load(posterId), 'image');
  return image.ok ? image : refuse(image.refusals[0].code, { path: ['posterId'] });
}
