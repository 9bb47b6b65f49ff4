import { Readable } from 'node:stream';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { slugOf } from '@parvis/contracts/site/slug.ts';
import { demoImageId, demoMediaId, uploadOf } from '../ids.ts';
import { type DemoDocument, documentKey } from '../media/documents.ts';
import { toPdf } from '../media/pdf.ts';
import type { DemoVideo } from '../media/videos.ts';
import { requireAccepted } from './require-accepted.ts';
import type { Happening, SeededSite } from './seeded-site.ts';

/** A document comes out in both languages. */
export function published(document: DemoDocument): Happening {
  return {
    at: `${document.on}T06:30:00.000Z`,
    async enter(site) {
      for (const locale of locales) {
        const text = document[locale];
        const upload = { filename: `${slugOf(text.title)}.pdf`, title: text.title };
        await uploadOnce(site, documentKey(document, locale), upload, () => toPdf(text));
      }
    },
  };
}

async function uploadOnce(
  { media: { uploader, writer } }: SeededSite,
  key: string,
  { filename, title }: { readonly filename: string; readonly title: string },
  bytes: () => Buffer,
): Promise<void> {
  if ((await writer.load(demoMediaId(key))) !== undefined) return;
  const who = { actor: systemActor, commandId: uploadOf(key) };
  requireAccepted(await uploader.file({ filename, title }, Readable.from([bytes()]), who));
}

/** A video is told to the library. */
export function registered(video: DemoVideo): Happening {
  const { key, on, title, alternativeText, source, poster } = video;
  return {
    at: `${on}T06:45:00.000Z`,
    async enter({ media: { writer } }) {
      const posterId = demoImageId(poster);
      const details = { title, alternativeText, credit: 'Groupe Estuaire', posterId };
      const mediaId = demoMediaId(key);
      const command = { type: 'register-video', mediaId, source, details } as const;
      requireAccepted(await writer.execute(systemActor, command, uploadOf(key)));
    },
  };
}
