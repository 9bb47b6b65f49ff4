import { facetFields } from '@parvis/contracts/content/details.ts';
import { headerOfKind } from '@parvis/contracts/content/header.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import { Marked } from 'marked';
import type {
  DemoFacets,
  DemoFocus,
  DemoItem,
  DemoNews,
  DemoPage,
  DemoPerson,
} from './demo-content.ts';
import { demoContentId, demoImageId } from './ids.ts';
import type { SubjectKey } from './media/artworks.ts';

const markdown = new Marked({ gfm: true, async: false });

function textOf(source: string) {
  return { type: 'text', html: markdown.parse(source, { async: false }) } as const;
}

function pictured(image: SubjectKey | undefined) {
  return image === undefined ? {} : { imageId: demoImageId(image) };
}

function facetsOf({ category, ...item }: DemoFacets) {
  const facets = Object.fromEntries(facetFields.map((field) => [field, item[field] ?? []]));
  return { ...facets, ...(category !== undefined && { category }) };
}

/** Returns a page in the form in which it is seeded. */
export function itemOfPage(page: DemoPage): DemoItem {
  const { key, on, parent, image, campaign, applicantProfile } = page;
  return {
    key,
    on,
    parent,
    headerIn: (locale) => {
      const { title, slug, summary } = page[locale];
      const under = parent === undefined ? {} : { parentId: demoContentId(parent, locale) };
      const own = { title, slug, summary, campaign, applicantProfile, publishedOn: on };
      return headerOfKind('page', { ...own, ...facetsOf(page), ...under, ...pictured(image) });
    },
    modulesIn: (locale) => page[locale].modules,
  };
}

/** Returns a news item in the form in which it is seeded. */
export function itemOfNews(news: DemoNews): DemoItem {
  const { key, on, nature = 'article', from, to, contact, image } = news;
  return {
    key,
    on,
    headerIn: (locale) => {
      const { title, summary } = news[locale];
      const own = { title, slug: toSlug(title), summary, nature, publishedOn: on };
      return headerOfKind('news', {
        ...own,
        ...facetsOf(news),
        ...(from !== undefined && { eventStart: from }),
        ...(to !== undefined && { eventEnd: to }),
        ...(contact !== undefined && { pressContact: contact }),
        ...pictured(image),
      });
    },
    modulesIn: (locale) => [textOf(news[locale].body)],
  };
}

/** Returns a person in the form in which they are seeded. */
export function itemOfPerson(person: DemoPerson): DemoItem {
  const { key, on, firstName, lastName, order, isSpokesperson = false } = person;
  const name = `${firstName} ${lastName}`;
  return {
    key: `people/${key}`,
    on,
    headerIn: (locale) => {
      const { role, summary } = person[locale];
      const who = { firstName, lastName, role, order, isSpokesperson };
      return headerOfKind('personality', { ...who, slug: toSlug(name), summary, ...pictured(key) });
    },
    modulesIn: (locale) => {
      const { biography, quotation, role } = person[locale];
      const said = { text: quotation ?? '', author: name, role };
      const quoted =
        quotation === undefined ? [] : [{ type: 'statement', statement: said } as const];
      return [textOf(biography), ...quoted];
    },
  };
}

/** Returns a focus in the form in which it is seeded. */
export function itemOfFocus(focus: DemoFocus): DemoItem {
  const { key, on, image, live = false, splash = false } = focus;
  return {
    key,
    on,
    headerIn: (locale) => {
      const { title, slug, summary } = focus[locale];
      return headerOfKind('focus', { title, slug, summary, live, splash, ...pictured(image) });
    },
    modulesIn: (locale) => focus[locale].modules,
  };
}
