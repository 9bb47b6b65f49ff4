import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { type Locale, locales } from '../../site/locale.ts';
import { sourceText } from './product-sources.ts';

const catalogueSchema = z.record(z.string(), z.string());

/** The texts of one domain in one language, by id. */
export type Catalogue = z.infer<typeof catalogueSchema>;

/** Returns the names of the catalogues a language has, in order. */
export function domainsOf(locale: Locale): readonly string[] {
  return readdirSync(new URL(`../${locale}/`, import.meta.url))
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted();
}

/** Returns a domain's texts in one language. */
export function catalogue(locale: Locale, domain: string): Catalogue {
  return catalogueSchema.parse(
    JSON.parse(sourceText(`contracts/messages/${locale}/${domain}.json`)),
  );
}

/** One text of one catalogue. */
export interface CatalogueText {
  readonly name: string;
  readonly id: string;
  readonly text: string;
}

/** Returns every text of a language, named by domain and id. */
export function textsOf(locale: Locale): readonly CatalogueText[] {
  return domainsOf(locale).flatMap((domain) =>
    Object.entries(catalogue(locale, domain)).map(([id, text]) => ({
      name: `${domain}/${id}`,
      id,
      text,
    })),
  );
}

/** Every domain of any language. */
export const domains = [...new Set(locales.flatMap(domainsOf))];
