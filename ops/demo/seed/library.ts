import { Readable } from 'node:stream';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { byLocale } from '@parvis/contracts/site/locale.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import type { Upload } from '@parvis/services/media/upload/media-uploader.ts';
import { demoMediaId, uploadOf } from '../ids.ts';
import { toPdf } from '../media/pdf.ts';
import { type DemoDocument, documentKey } from '../media/read-documents.ts';
import type { DemoVideo } from '../media/read-videos.ts';
import { release } from './release.ts';
import { requireAccepted } from './require-accepted.ts';
import type { DemoAction, SeededSite } from './seeded-site.ts';

/** Publishes a document in each of its languages. */
export function documentAction(document: DemoDocument): DemoAction {
  const at = `${document.on}T06:30:00.000Z`;
  return {
    at,
    async enter(site) {
      for (const [locale, text] of document.editions) {
        // An edition has its own title, whatever the language of the library.
        const title = byLocale(() => text.title);
        const upload = { filename: `${toSlug(text.title)}.pdf`, title };
        await uploadOnce(site, documentKey(document, locale), upload, () => toPdf(text));
        await release(site, demoMediaId(documentKey(document, locale)), 'file', at);
      }
    },
  };
}

async function uploadOnce(
  { media: { uploader, writer } }: SeededSite,
  key: string,
  upload: Upload,
  bytes: () => Buffer,
): Promise<void> {
  if ((await writer.load(demoMediaId(key))) !== undefined) return;
  const who = { actor: systemActor, commandId: uploadOf(key) };
  requireAccepted(await uploader.file(upload, Readable.from([bytes()]), who));
}

/** Registers a video in the library. */
export function videoAction(video: DemoVideo): DemoAction {
  const { key, date, title, alternativeText, source, poster, seconds } = video;
  const at = `${date}T06:45:00.000Z`;
  return {
    at,
    async enter(site) {
      const posterId = demoMediaId(poster);
      const details = { title, alternativeText, credit: 'Groupe Estuaire', posterId, seconds };
      const mediaId = demoMediaId(key);
      const command = { type: 'register-video', mediaId, source, details } as const;
      requireAccepted(await site.media.writer.execute(systemActor, command, uploadOf(key)));
      await release(site, mediaId, 'video', at);
    },
  };
}
