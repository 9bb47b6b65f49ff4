import { defaultPageDetails } from '@parvis/contracts/content/details.ts';
import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { type EditedContent, editedContentSchema } from '@parvis/contracts/content/kind-views.ts';
import { noPlan } from '@parvis/contracts/content/plan.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { File, Image } from '@parvis/contracts/media/media.ts';
import { mediaView } from '@parvis/contracts/media/media-view.ts';
import type { ContentRow } from '../pages/api/list-contents.ts';

const at = '2026-01-01T00:00:00.000Z';

/** Returns the editors' view of a default published page, with changes. */
export function pageWith(changed: object): EditedContent {
  return editedContentSchema.parse({
    id: 'pg0000000001',
    kind: 'page',
    locale: 'fr',
    title: 'Le groupe',
    slug: 'groupe',
    parentId: null,
    url: '/groupe',
    status: 'published',
    revision: 1,
    liveRevision: 1,
    translationGroup: 'pg0000000001',
    updatedAt: at,
    updatedBy: 'Anne Riou',
    summary: null,
    pending: false,
    plan: noPlan,
    translations: [],
    headerPending: false,
    modules: [],
    deletedModules: [],
    ...changed,
  });
}

/** Returns a published page, with changes, as lists show it. @param number from 1 */
export function pageRow(number: number, revision = 1): ContentRow {
  const id = contentIdSchema.parse(`pg${String(number).padStart(10, '0')}`);
  return {
    ...defaultPageDetails,
    id,
    kind: 'page',
    locale: 'fr',
    title: `Page ${number}`,
    slug: `page-${number}`,
    parentId: null,
    url: `/page-${number}`,
    status: 'published',
    revision,
    pending: true,
    plan: noPlan,
    translationGroup: id,
    languages: [],
    updatedAt: at,
    updatedBy: 'Ann',
  };
}

/** An image in the library. */
export const harbour: Image = {
  id: mediaIdSchema.parse('img000000001'),
  kind: 'image',
  revision: 2,
  deleted: false,
  release: null,
  original: { hash: 'ab'.repeat(32), format: 'jpeg', bytes: 1000, width: 1600, height: 1000 },
  details: {
    title: { fr: 'Le port', en: 'The harbour' },
    alternativeText: { fr: 'Le port vu du ciel', en: '' },
    decorative: false,
    focalPoint: { x: 0.5, y: 0.5 },
    credit: 'Atelier',
  },
  crops: [],
  lostCrops: [],
};

/** The editors' view of the image. */
export const harbourView = mediaView(harbour, { updatedAt: at, updatedBy: 'Parvis' });

/** A file in the library. */
export const report: File = {
  id: mediaIdSchema.parse('file00000001'),
  kind: 'file',
  revision: 1,
  deleted: false,
  release: null,
  original: { hash: 'cd'.repeat(32), format: 'pdf', bytes: 1000, filename: 'rapport.pdf' },
  details: { title: { fr: 'Rapport annuel', en: 'Annual report' }, credit: 'Atelier' },
};

/** The editors' view of the file. */
export const reportView = mediaView(report, { updatedAt: at, updatedBy: 'Parvis' });
