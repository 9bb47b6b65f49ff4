import { shareImageSize } from '@parvis/contracts/brand/share-image.ts';
import { type PictureSources, pictureSources } from '@parvis/contracts/media/picture-sources.ts';
import type { ContentPage, PageLink } from '@parvis/contracts/site/content-page.ts';
import { type Locale, languages } from '@parvis/contracts/site/locale.ts';
import type { WithSite } from '@parvis/contracts/site/site-frame.ts';
import { intlForSite } from './intl.ts';
import { pagesAbove } from './pages-above.ts';
import {
  composeBreadcrumb,
  composeStructuredData,
  graphTypes,
  type Publisher,
  type StructuredNode,
} from './structured-data.ts';

/** The metadata of a page for sharing and search engines. */
export interface Metadata {
  /** Open Graph properties in order. */
  readonly graph: readonly (readonly [property: string, content: string])[];
  readonly things: readonly StructuredNode[];
}

/** The details of a page that its metadata contains. */
interface Quoted {
  readonly locale: Locale;
  readonly path: string;
  readonly title: string;
  readonly description: string | undefined;
  /** The ancestors of the page, from the top, without the home page. */
  readonly above: readonly PageLink[];
  readonly image?: Pick<PictureSources, 'src' | 'width' | 'height'> | undefined;
}

/**
 * Returns the metadata of a page that is not a content item.
 * @param origin scheme and host of the site
 * @param of the site, for its name
 */
export function metadataOfQuoted(page: Quoted, origin: string, of: WithSite): Metadata {
  const publisher = composePublisher(page, origin, of);
  return {
    graph: composeGraph(page, 'website', publisher, of),
    things: [composeBreadcrumb(page, publisher)],
  };
}

/**
 * Returns the metadata of a content item's page.
 * @param origin scheme and host of the site
 * @param of the site, for its name and its lists
 */
export function composeMetadata(page: ContentPage, origin: string, of: WithSite): Metadata {
  const { details, summary: description } = page;
  const image = details.imageId === undefined ? undefined : page.images?.get(details.imageId);
  const picture = image && pictureSources(image, 'whole', page.id);
  const quoted = {
    ...page,
    above: pagesAbove(page, intlForSite(page.locale, of)),
    description,
    image: picture,
  };
  const publisher = composePublisher(page, origin, of);
  const thing = composeStructuredData(page, publisher, picture && origin + picture.src);
  const published: Metadata['graph'] =
    details.kind === 'news' ? [['article:published_time', details.publishedOn]] : [];
  return {
    graph: [...composeGraph(quoted, graphTypes[details.kind], publisher, of), ...published],
    things: [...(thing ? [thing] : []), composeBreadcrumb(quoted, publisher)],
  };
}

/** A page without an image has that of the site. */
function composeGraph(
  page: Quoted,
  type: string,
  { origin, name }: Publisher,
  { site }: WithSite,
): Metadata['graph'] {
  const image = page.image ?? imageOfSite({ site });
  const properties: readonly (readonly [string, string | undefined])[] = [
    ['og:type', type],
    ['og:site_name', name],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', origin + page.path],
    ['og:locale', languages[page.locale].regional.replace('-', '_')],
    ['og:image', image && origin + image.src],
    ['og:image:width', image && String(image.width)],
    ['og:image:height', image && String(image.height)],
  ];
  return properties.flatMap(([property, content]) =>
    content === undefined ? [] : [[property, content] as const],
  );
}

/** The image that was chosen, or else the one that is drawn from the brand. */
function imageOfSite({ site }: WithSite): Quoted['image'] {
  if (site?.sharingImage) return pictureSources(site.sharingImage, 'whole');
  const drawn = site?.brand?.share;
  return drawn === undefined ? undefined : { src: drawn, ...shareImageSize };
}

function composePublisher(
  { locale }: Pick<Quoted, 'locale'>,
  origin: string,
  of: WithSite,
): Publisher {
  const { formatMessage } = intlForSite(locale, of);
  const words = (id: string) => formatMessage({ id });
  const logo = of.site?.logo;
  return {
    origin,
    name: words('site.name'),
    home: words('breadcrumb.home'),
    logo: logo?.kind === 'picture' ? origin + pictureSources(logo.image, 'whole').src : undefined,
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
        // JSON-LD, not executed; characters that could end the element are escaped.
        dangerouslySetInnerHTML={{ __html: asScriptData(things) }}
      />
    </>
  );
}

function asScriptData(things: readonly StructuredNode[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
