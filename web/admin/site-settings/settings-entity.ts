import {
  type Brand,
  defaultCorner,
  defaultLine,
  paletteColours,
} from '@parvis/contracts/brand/brand.ts';
import { offerEndpoints } from '@parvis/contracts/careers/endpoints.ts';
import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import { siteSettingsEndpoints as at } from '@parvis/contracts/site-settings/endpoints.ts';
import {
  type LogoSetting,
  type SiteSettings,
  siteSettingsSchema,
} from '@parvis/contracts/site-settings/settings.ts';
import { z } from 'zod';
import { readMediaTitles } from '../media-picker/api/media-titles.ts';
import { callEndpoint } from '../requests/call-endpoint.ts';
import { declareEntity } from '../revisions/entity.ts';
import { inLanguages, type ShownFields, type ShownWith } from '../revisions/shown-fields.ts';

/** The history of the settings. */
export const settingsEntity = declareEntity({
  title: 'settings.heading',
  key: z.object({}),
  content: siteSettingsSchema,
  history: at.siteSettingsHistory,
  restore: (_, { revision }, ifMatch) =>
    callEndpoint(at.restoreSiteSettings, { body: { revision }, ifMatch }),
  needs: 'site.configure',
  screen: () => ({ to: '/admin/settings' }),
  fields: settingsFields,
  mentions: ({ offerImages }) => offerImages.flatMap(({ domain, imageId }) => [domain, imageId]),
  readNames,
  pictures: ({ logo, sharing, brand }) => ({
    'settings.logo': logo.kind === 'picture' ? logo.imageId : undefined,
    'settings.logo.on-deep': logo.kind === 'picture' ? logo.onDeepId : undefined,
    'settings.sharing': sharing.imageId,
    'settings.brand.header': brand.header?.kind === 'picture' ? brand.header.imageId : undefined,
  }),
});

const listFields = ['title', 'introduction'] as const;
const feedFields = ['title', 'description'] as const;
const fieldLabels = {
  title: 'settings.field.title',
  introduction: 'settings.field.introduction',
  description: 'settings.field.description',
} as const;

function settingsFields(settings: SiteSettings, shown: ShownWith): ShownFields {
  const words = (id: string) => shown.intl.formatMessage({ id });
  const { lists, feeds, logo, approval, skippedSteps } = settings;
  const parts = [
    inLanguages('settings.field.name', settings.name, shown),
    inLanguages('settings.field.tagline', settings.tagline, shown),
    { [words('settings.logo')]: describeLogo(logo, shown) },
    brandFields(settings.brand, words),
    inLanguages('settings.field.footerNote', settings.footerNote, shown),
    inLanguages('settings.field.postalAddress', settings.postalAddress, shown),
    inLanguages('settings.field.homeTitle', settings.homeTitle, shown),
    ...Object.entries(lists).flatMap(([list, texts]) => {
      const before = `${shown.intl.formatMessage({ id: `settings.list.${list}` })} › `;
      return listFields.map((one) => inLanguages(fieldLabels[one], texts[one], shown, before));
    }),
    inLanguages('settings.field.offersExample', settings.offersExample, shown),
    inLanguages('settings.field.careersPlaces', settings.careersPlaces, shown),
    {
      [words('settings.offer-images')]: settings.offerImages
        .map(({ domain, imageId }) =>
          shown.intl.formatMessage(
            { id: 'settings.offer-images.line' },
            {
              field: shown.names.get(domain) ?? domain,
              image: shown.names.get(imageId) ?? imageId,
            },
          ),
        )
        .join('\n'),
    },
    ...Object.entries(feeds).flatMap(([feed, texts]) => {
      const before = `${shown.intl.formatMessage({ id: `settings.feed.${feed}` })} › `;
      return [
        ...feedFields.map((one) => inLanguages(fieldLabels[one], texts[one], shown, before)),
        { [`${before}${words('settings.field.items')}`]: String(texts.items) },
      ];
    }),
    {
      [words('settings.approval')]: [
        ...approval.kinds.map((kind) => words(`contents.title.${kind}`)),
        ...approval.sections.map((id) => shown.names.get(id) ?? id),
      ].join(', '),
      [words('settings.skipped-steps')]: skippedSteps
        .map((step) => words(`first-steps.step.${step}`))
        .join(', '),
    },
  ];
  return Object.assign({}, ...parts);
}

function brandFields(
  { palette, header, corner, line, faces }: Brand,
  words: (id: string) => string,
): ShownFields {
  const colours = paletteColours.map((colour) => [
    words(`settings.brand.colour.${colour}`),
    palette?.[colour] ?? '',
  ]);
  return {
    ...Object.fromEntries(colours),
    [words('settings.brand.header')]: words(`settings.brand.header.${header?.kind ?? 'chart'}`),
    [words('settings.brand.corner')]: String(corner ?? defaultCorner),
    [words('settings.brand.faces.text')]: faces?.text?.family ?? '',
    [words('settings.brand.faces.headings')]: faces?.headings?.family ?? '',
    [words('settings.brand.line')]: String(line ?? defaultLine),
  };
}

/** The image itself is shown next to it. */
function describeLogo(logo: LogoSetting, { intl }: ShownWith): string {
  const kind = intl.formatMessage({ id: `settings.logo.${logo.kind}` });
  if (logo.kind !== 'picture' || !logo.withName) return kind;
  return `${kind} · ${intl.formatMessage({ id: 'settings.logo.with-name' })}`;
}

/** Reads the names of offers' fields of work and the titles of images, by their ids. */
async function readNames(
  ids: readonly string[],
  language: Locale,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { items } = await callEndpoint(offerEndpoints.listOfferFacets, {
    query: { group: 'domain', ids: ids.join(',') },
  });
  const images = await readMediaTitles(
    ids.filter((id) => mediaIdSchema.safeParse(id).success),
    language,
    (id) => callEndpoint(mediaEndpoints.getImage, { params: { id } }),
  );
  return new Map([
    ...items.map(({ id, names }) => [id, textIn(names, language)] as const),
    ...images,
  ]);
}
