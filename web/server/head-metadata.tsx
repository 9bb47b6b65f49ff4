import { pictureSources } from '@parvis/contracts/media/picture-sources.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { type StructuredThing, structuredData } from './structured-data.ts';
import { wordsIn } from './words.ts';

/** What a page says of itself to those who quote it and to search engines. */
export interface Metadata {
  /** Open Graph properties in order. */
  readonly graph: readonly (readonly [property: string, content: string])[];
  readonly things: readonly StructuredThing[];
}

const graphLocales: Readonly<Record<Locale, string>> = { fr: 'fr_FR', en: 'en_GB' };

/** @param origin scheme and host of the site */
export function metadataOf(page: ContentPage, origin: string): Metadata {
  const { formatMessage } = wordsIn[page.locale];
  const words = (id: string) => formatMessage({ id });
  const { details } = page;
  const image = details.imageId === undefined ? undefined : page.images?.get(details.imageId);
  const picture = image && pictureSources(image, 'whole', page.id);
  const pictureUrl = picture && origin + picture.src;
  const type = {
    news: 'article',
    personality: 'profile',
    focus: 'website',
    chapter: 'website',
    page: 'website',
  }[details.kind];
  const graph: (readonly [string, string | undefined])[] = [
    ['og:type', type],
    ['og:site_name', words('site.name')],
    ['og:title', page.title],
    ['og:description', page.summary],
    ['og:url', origin + page.path],
    ['og:locale', graphLocales[page.locale]],
    ['og:image', pictureUrl],
    ['og:image:width', picture && String(picture.width)],
    ['og:image:height', picture && String(picture.height)],
    ['article:published_time', details.kind === 'news' ? details.publishedOn : undefined],
  ];
  return {
    graph: graph.flatMap(([property, content]) =>
      content === undefined ? [] : [[property, content] as const],
    ),
    things: structuredData(
      page,
      { origin, name: words('site.name'), home: words('breadcrumb.home') },
      pictureUrl,
    ),
  };
}

/** The metadata in a document's head. */
export function HeadMetadata({ graph, things }: Metadata) {
  return (
    <>
      {graph.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        // Data, never run; what could end the element is written as an escape.
        dangerouslySetInnerHTML={{ __html: asScriptData(things) }}
      />
    </>
  );
}

function asScriptData(things: readonly StructuredThing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
