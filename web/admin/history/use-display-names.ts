import { facetFields } from '@parvis/contracts/content/details.ts';
import { allHeaderFields } from '@parvis/contracts/content/header-fields.ts';
import { describeFields } from '@parvis/contracts/content/modules/fields.ts';
import { type ModuleType, moduleSchemaOf } from '@parvis/contracts/content/modules/module-types.ts';
import { pictureAltSchema } from '@parvis/contracts/media/picture-alt.ts';
import { textIn } from '@parvis/contracts/site/locale.ts';
import { useQueries } from '@tanstack/react-query';
import { type IntlShape, useIntl } from 'react-intl';
import { listFacets } from '../blocks/api/list-facets.ts';
import { groupOf } from '../blocks/facet-fields.tsx';
import { readNamedContent } from '../content-picker/api/find-content.ts';
import { readImage } from '../media-picker/api/images.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import type { Fields, NameOf } from './compare-fields.ts';

function idsIn(contents: readonly Fields[], field: string): readonly string[] {
  const ids = contents.map((content) => content[field]);
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/** The header fields whose values are ids of facets. */
const fieldsOfFacets: readonly string[] = ['category', ...facetFields];

/**
 * Returns the display names of the pages, images, facets and choices in these contents; undefined
 * while they load. Items that can no longer be read are shown by id.
 */
export function useDisplayNames(
  type: ModuleType | 'header',
  contents: readonly Fields[],
): NameOf | undefined {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const pageIds = idsIn(contents, 'parentId');
  const imageIds = idsIn(contents, 'imageId');
  const pages = useQueries({ queries: pageIds.map(readNamedContent) });
  const images = useQueries({ queries: imageIds.map(readImage) });
  const named = type === 'header' ? fieldsOfFacets : [];
  const fields = named.filter((field) => contents.some((content) => isSet(content[field])));
  const facets = useQueries({ queries: fields.map((field) => listFacets(groupOf(field))) });
  if ([...pages, ...images, ...facets].some(({ isPending }) => isPending)) return undefined;
  const titles = new Map([
    ...pageIds.map((id, index) => [id, pages[index]?.data?.title ?? id] as const),
    ...imageIds.map((id, index) => {
      const title = images[index]?.data?.title;
      return [id, title === undefined ? id : textIn(title, language)] as const;
    }),
  ]);
  const nameOfFacet = (field: string, id: string) => {
    const items = facets[fields.indexOf(field)]?.data?.items;
    const names = items?.find((facet) => facet.id === id)?.names;
    return names === undefined ? id : textIn(names, language);
  };
  return (field, value) => {
    if (fields.includes(field))
      return [value]
        .flat()
        .flatMap((id) => (typeof id === 'string' ? nameOfFacet(field, id) : []))
        .join(', ');
    if (field === 'imageAlt') return nameOfAlt(intl, value);
    if (field === 'parentId' || field === 'imageId') return titles.get(String(value));
    const isChoice = listChoices(type).includes(field) && typeof value === 'string';
    return isChoice ? intl.formatMessage({ id: `${type}.${field}-${value}` }) : undefined;
  };
}

/** Returns the fields of a header or a module that are a choice. */
function listChoices(type: ModuleType | 'header'): readonly string[] {
  const fields = type === 'header' ? allHeaderFields : describeFields(moduleSchemaOf(type));
  return fields.filter(({ kind }) => kind === 'choice').map(({ name }) => name);
}

function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}

/** Returns the description that a use gives its image. */
function nameOfAlt(intl: IntlShape, value: unknown): string {
  const alt = pictureAltSchema.safeParse(value).data;
  if (alt?.kind === 'own') return alt.text;
  return intl.formatMessage({ id: `picture-alt.${alt?.kind ?? 'library'}` });
}
