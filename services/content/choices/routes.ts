import {
  type Choice,
  type ChoiceList,
  choiceEndpoints,
} from '@parvis/contracts/content/choice-endpoints.ts';
import { type ContentKind, contentKinds } from '@parvis/contracts/content/kinds.ts';
import { moduleTypeSchema } from '@parvis/contracts/content/modules/module-types.ts';
import { maxShownItems } from '@parvis/contracts/limits/pages.ts';
import { adminMessages } from '@parvis/contracts/messages/admin.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { type Route, replyTo } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import { emptyForm, openForm } from '../inline-form/form.ts';
import { inlineTarget } from '../inline-form/inline-target.ts';
import type { ContentReads } from '../read-content/content-reads.ts';
import { named, readItem } from '../read-content/routes.ts';

/** Routes that return the options and initial values of forms. */
export function choiceRoutes(services: ContentServices): Route[] {
  const { reads } = services;
  return [
    permittedRoute(
      choiceEndpoints.listChoices,
      'content.read',
      async ({ params, query }, { locale }) => {
        const { list } = params;
        if (isContentList(list))
          return { kind: 'json', body: await findChoices(reads, list, query) };
        const all = fixedChoices[list](locale);
        const { page, pageSize } = query;
        const items = all.slice((page - 1) * pageSize, page * pageSize);
        return { kind: 'json', body: { items, total: all.length, page, pageSize } };
      },
    ),
    permittedRoute(choiceEndpoints.focusForm, 'content.read', async () => ({
      kind: 'json',
      body: emptyForm('focus'),
    })),
    permittedRoute(choiceEndpoints.moduleForm, 'content.read', async ({ params }, { actor }) => {
      const target = inlineTarget({ type: 'module', id: params.id });
      const form = target.ok ? await openForm(services, target.value, actor) : target;
      return replyTo(form, (body) => ({ kind: 'json', body, etag: body.revision }));
    }),
    permittedRoute(choiceEndpoints.contentTeaser, 'content.read', async ({ params }) => {
      const item = await readItem(reads, params.id);
      return replyTo(item, (content) => ({
        kind: 'json',
        body: {
          ...named(content),
          summary: content.summary,
          imageId: content.imageId ?? null,
        },
      }));
    }),
  ];
}

/** The kinds whose items a list of content offers. */
const offeredKinds = {
  content: contentKinds,
  'dynamic-link': contentKinds,
  profiles: ['personality'],
} as const satisfies Partial<Record<ChoiceList, readonly ContentKind[]>>;
type ContentList = keyof typeof offeredKinds;

const isContentList = (list: ChoiceList): list is ContentList => Object.hasOwn(offeredKinds, list);

type Query = Parameters<ContentReads['items']>[0] extends infer Whole
  ? Omit<Whole & object, 'kinds' | 'sort'>
  : never;

/**
 * Returns the options of a list of content, by id, sorted by title; for links, only content that
 * visitors can read.
 */
async function findChoices(reads: ContentReads, list: ContentList, query: Query) {
  const found = await reads.items({
    ...query,
    kinds: offeredKinds[list],
    sort: ['title'],
    titlesFirst: true,
    ...(list === 'dynamic-link' && { status: 'published' }),
  });
  const items = found.items.map(({ id, title, url }): Choice => ({ value: id, label: title, url }));
  return { ...found, items };
}

/** The options of every other list. */
const fixedChoices: Readonly<
  Record<Exclude<ChoiceList, ContentList>, (locale: Locale) => readonly Choice[]>
> = {
  templates: (locale) =>
    moduleTypeSchema.options.map((type) => ({
      value: type,
      label: adminMessages.format(`module-type.${type}`, locale),
    })),
  lang: (locale) =>
    locales.map((one) => ({ value: one, label: adminMessages.format(`locale.${one}`, locale) })),
  numbers: () =>
    Array.from({ length: maxShownItems }, (_, index) => String(index + 1)).map((value) => ({
      value,
      label: value,
    })),
};
