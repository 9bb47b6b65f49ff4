import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { ContentPage, PageLink } from '@parvis/contracts/site/content-page.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { homePath } from './home-path.ts';

/** An object as schema.org describes it. */
export type StructuredNode = Readonly<Record<string, unknown>> & { readonly '@type': string };

export interface Publisher {
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The group's name in the page's language. */
  readonly name: string;
  /** The name of the home page. */
  readonly home: string;
  /** The address of its logo image, if any. */
  readonly logo?: string | undefined;
}

/** The type of each kind’s pages for Open Graph. */
export const graphTypes: Readonly<Record<ContentKind, string>> = {
  news: 'article',
  personality: 'profile',
  focus: 'website',
  chapter: 'website',
  page: 'website',
};

/** Returns the structured data of a page: an article, event or person. */
export function composeStructuredData(
  page: ContentPage,
  publisher: Publisher,
  image: string | undefined,
): StructuredNode | undefined {
  const { details } = page;
  const url = publisher.origin + page.path;
  const common = { url, inLanguage: page.locale, description: page.summary, image };
  const { name, logo } = publisher;
  const group = { '@type': 'Organization', name, url: `${publisher.origin}/`, logo };
  switch (details.kind) {
    case 'personality':
      return {
        '@type': 'Person',
        name: page.title,
        givenName: details.firstName,
        familyName: details.lastName,
        jobTitle: details.role,
        description: page.summary,
        image,
        url,
        worksFor: group,
        sameAs: details.socialLinks.map((link) => link.url),
      };
    case 'news':
      return details.eventStart === undefined
        ? {
            '@type': 'NewsArticle',
            headline: page.title,
            datePublished: details.publishedOn,
            author:
              details.author === undefined ? group : { '@type': 'Person', name: details.author },
            publisher: group,
            ...common,
          }
        : {
            '@type': 'Event',
            name: page.title,
            startDate: details.eventStart,
            endDate: details.eventEnd,
            organizer: group,
            ...common,
          };
    case 'chapter':
    case 'focus':
    case 'page':
      return undefined;
  }
}

/** Returns the breadcrumb of a page, from the home page down. */
export function composeBreadcrumb(
  page: PageLink & { readonly locale: Locale; readonly above: readonly PageLink[] },
  { origin, home }: Publisher,
): StructuredNode {
  const top = homePath(page.locale);
  const links: readonly PageLink[] = [
    { title: home, path: top },
    ...page.above,
    ...(page.path === top ? [] : [page]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}
