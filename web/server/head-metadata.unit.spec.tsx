// @vitest-environment happy-dom
import {
  type ContentDetails,
  defaultPageDetails,
  noFacets,
} from '@parvis/contracts/content/details.ts';
import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteWith } from '../testing/site-with.ts';
import { composeMetadata, HeadMetadata } from './head-metadata.tsx';

const origin = 'https://www.estuaire.example';

const chart = {
  width: 2400,
  height: 1350,
  focalPoint: { x: 0.5, y: 0.5 },
  crops: [],
  alternativeText: { fr: '', en: '' },
  decorative: true,
  credit: '',
};

function page(details: ContentDetails, changes: Partial<ContentPage> = {}): ContentPage {
  return {
    id: contentIdSchema.parse('gr0upe000001'),
    locale: 'fr',
    path: '/actualite/resultats',
    title: 'Résultats',
    summary: 'Une bonne année.',
    details,
    breadcrumb: [{ title: 'Le groupe', path: '/groupe' }],
    modules: [],
    children: [],
    ...changes,
  };
}

test('an article has its publication date, publisher and breadcrumb', () => {
  const details = {
    kind: 'news',
    nature: 'article',
    publishedOn: '2026-02-12',
    ...noFacets,
  } as const;
  const { graph, things } = composeMetadata(page(details, { breadcrumb: [] }), origin, {});
  expect(Object.fromEntries(graph)).toMatchObject({
    'og:type': 'article',
    'og:title': 'Résultats',
    'og:url': `${origin}/actualite/resultats`,
    'og:locale': 'fr_FR',
    'article:published_time': '2026-02-12',
  });
  expect(things).toMatchObject([
    { '@type': 'NewsArticle', headline: 'Résultats', datePublished: '2026-02-12' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Accueil', item: `${origin}/` },
        { position: 2, name: 'Toutes les actualités', item: `${origin}/toutes-actualites` },
        { position: 3, name: 'Résultats', item: `${origin}/actualite/resultats` },
      ],
    },
  ]);
});

test('an article is by its author, or else by the group', () => {
  const details = {
    kind: 'news',
    nature: 'article',
    publishedOn: '2026-02-12',
    ...noFacets,
  } as const;
  const authorOf = (of: ContentDetails) => composeMetadata(page(of), origin, {}).things[0];
  expect(authorOf({ ...details, author: 'Anne Riou' })).toMatchObject({
    author: { '@type': 'Person', name: 'Anne Riou' },
  });
  expect(authorOf(details)).toMatchObject({ author: { '@type': 'Organization' } });
});

test('an event has a start, a leader a role, and a page only its breadcrumb', () => {
  const eventStart = '2027-01-12T17:00:00Z';
  const event = {
    kind: 'news',
    nature: 'event',
    publishedOn: '2026-11-02',
    eventStart,
    ...noFacets,
  } as const;
  const leader: ContentDetails = {
    kind: 'personality',
    firstName: 'Ada',
    lastName: 'Morel',
    role: 'Directrice générale',
    isSpokesperson: true,
    order: 1,
    socialLinks: [],
  };
  const typesOf = (details: ContentDetails) => composeMetadata(page(details), origin, {}).things;
  expect(typesOf(event)[0]).toMatchObject({ '@type': 'Event', startDate: eventStart });
  expect(typesOf(leader)[0]).toMatchObject({ '@type': 'Person', jobTitle: 'Directrice générale' });
  expect(typesOf(defaultPageDetails).map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
});

test('a page without an image is shared with that of the site, and one with an image with its own', () => {
  const image = (hash: string) => ({ ...chart, hash: hash.repeat(64) });
  const own = mediaIdSchema.parse('image0000001');
  const of = { site: siteWith({ sharingImage: image('a') }) };
  const imageOf = (details: ContentDetails) =>
    Object.fromEntries(
      composeMetadata(page(details, { images: new Map([[own, image('b')]]) }), origin, of).graph,
    )['og:image'];
  expect(imageOf(defaultPageDetails)).toContain('a'.repeat(64));
  expect(imageOf({ ...defaultPageDetails, imageId: own })).toContain('b'.repeat(64));
});

test('without a chosen image, links show the one that is drawn from the brand', () => {
  const share = '/assets/brand/share-0123456789abcdef01234567.png';
  const graphOf = (site: object) => {
    const of = { site: siteWith(site) };
    return Object.fromEntries(composeMetadata(page(defaultPageDetails), origin, of).graph);
  };
  expect(graphOf({ brand: { share } })).toMatchObject({
    'og:image': origin + share,
    'og:image:width': '1200',
    'og:image:height': '630',
  });
  expect(graphOf({})).not.toHaveProperty('og:image');
});

test('no title can close the element of the data', () => {
  const title = '</script><script>alert(1)</script>';
  const metadata = composeMetadata(page(defaultPageDetails, { title }), origin, {});
  const head = new DOMParser().parseFromString(
    renderToString(<HeadMetadata {...metadata} />),
    'text/html',
  );
  const scripts = [...head.querySelectorAll('script')];
  expect(scripts).toHaveLength(1);
  expect(JSON.parse(scripts[0]?.textContent ?? '')['@graph'][0].itemListElement.at(-1).name).toBe(
    title,
  );
});
