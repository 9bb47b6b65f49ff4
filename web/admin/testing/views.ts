import { type ContentHeader, headerOfKind } from '@parvis/contracts/content/header.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { noPlan } from '@parvis/contracts/content/plan.ts';
import { type EditedContent, editedContentSchema } from '@parvis/contracts/content/views.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { File, Image } from '@parvis/contracts/media/media.ts';
import { mediaView } from '@parvis/contracts/media/media-view.ts';

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
    modules: [],
    ...changed,
  });
}

const facets = {
  category: 'careers',
  types: ['report'],
  regions: ['channel'],
  domains: ['digital'],
  countries: ['france'],
  entities: ['scheldebank'],
  keywords: ['training'],
};
const common = {
  slug: 'metiers',
  summary: 'Sept jours',
  imageId: 'img000000001',
  imageAlt: { kind: 'own', text: 'Deux apprenties au poste de pilotage' },
};
const titled = { ...common, title: 'La semaine des métiers' };

/** A header of each kind with every possible field. */
export const fullHeaders: Readonly<Record<ContentKind, ContentHeader>> = {
  chapter: headerOfKind('chapter', { ...titled, parentId: 'pg0000000002', order: 3 }),
  focus: headerOfKind('focus', { ...titled, live: true, splash: true }),
  news: headerOfKind('news', {
    ...titled,
    ...facets,
    nature: 'event',
    publishedOn: '2026-10-12',
    eventStart: '2026-10-12T08:00:00.000Z',
    eventEnd: '2026-10-12T18:00:00.000Z',
    pressContact: { name: 'Anne Riou', email: 'a.riou@estuaire.example', phone: '01 02' },
  }),
  page: headerOfKind('page', {
    ...titled,
    ...facets,
    parentId: 'pg0000000002',
    applicantProfile: 2,
    campaign: { list: 'news', filters: { categories: ['careers'] } },
    order: 3,
    publishedOn: '2026-10-12',
  }),
  personality: headerOfKind('personality', {
    ...common,
    firstName: 'Anne',
    lastName: 'Riou',
    role: 'Directrice',
    isSpokesperson: true,
    order: 2,
    socialLinks: [{ network: 'Mastodon', url: 'https://social.example/@anne' }],
  }),
};

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
