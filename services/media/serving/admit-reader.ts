import { previewParameter } from '@parvis/contracts/content/preview-link-endpoints.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import type {
  PublicAccess,
  PublicAccessSubject,
} from '@parvis/projections/media-library/read-public-access.ts';
import type { Request } from 'express';
import { admitTo } from '../../http/access.ts';
import type { RequestPorts } from '../../http/prepare-request.ts';
import type { MediaServices } from '../services.ts';

export type ServingServices = Pick<MediaServices, 'storage' | 'reads' | 'log' | 'jobs' | 'clock'>;
export interface ServingPorts extends Pick<RequestPorts, 'authenticator' | 'readGate'> {
  /** Returns whether a link to a draft shows a medium, named by its id or by the hash of its image. */
  readonly isShared?: (token: unknown, medium: string) => Promise<boolean>;
}

/**
 * Admits everybody to public media, and readers of content to all others; refuses formerly public
 * media as gone (410), and all others as not found (404).
 */
export async function admitReader(
  parts: ServingServices & ServingPorts,
  of: PublicAccessSubject,
  request: Request,
): Promise<Outcome<'anybody' | 'editor'>> {
  const { position, publicAccess } = await parts.reads.publicAccess(of);
  if (publicAccess === 'public') return accept('anybody');
  const token = request.query[previewParameter];
  const medium = 'id' in of ? of.id : of.hash;
  if (token !== undefined && (await parts.isShared?.(token, medium))) return accept('editor');
  const editor = await admitEditor(parts, request);
  if (editor.ok || editor.refusals[0].code !== 'unknown-path') return editor;
  const present = await publicAccessByNow(parts, of, { position, publicAccess });
  if (present === 'public') return accept('anybody');
  return refuse(present === 'withdrawn' ? 'media-withdrawn' : 'unknown-path');
}

/** Admits those who may read media through the API; for anybody else the item is not found. */
export async function admitEditor(
  { authenticator }: Pick<ServingPorts, 'authenticator'>,
  { headers: { cookie, authorization } }: Request,
): Promise<Outcome<'editor'>> {
  const actor = await authenticator.actorOf({ cookie, authorization });
  if (!actor.ok) return actor;
  return admitTo(mediaEndpoints.getFile, actor.value).ok
    ? accept('editor')
    : refuse('unknown-path');
}

/** The read model of pages may already show an item while that of media lags behind. */
async function publicAccessByNow(
  { log, reads, readGate }: ServingServices & ServingPorts,
  of: PublicAccessSubject,
  read: Awaited<ReturnType<MediaServices['reads']['publicAccess']>>,
): Promise<PublicAccess> {
  const head = await log.head();
  if (read.position >= head) return read.publicAccess;
  await readGate.waitUntil(head, mediaEndpoints.getFile.id);
  return (await reads.publicAccess(of)).publicAccess;
}
