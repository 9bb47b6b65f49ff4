import englishBlocks from '@parvis/contracts/messages/en/blocks.json?raw';
import englishConsent from '@parvis/contracts/messages/en/consent.json?raw';
import englishLists from '@parvis/contracts/messages/en/lists.json?raw';
import englishOffers from '@parvis/contracts/messages/en/offers.json?raw';
import englishPublic from '@parvis/contracts/messages/en/public.json?raw';
import englishUi from '@parvis/contracts/messages/en/ui.json?raw';
import frenchBlocks from '@parvis/contracts/messages/fr/blocks.json?raw';
import frenchConsent from '@parvis/contracts/messages/fr/consent.json?raw';
import frenchLists from '@parvis/contracts/messages/fr/lists.json?raw';
import frenchOffers from '@parvis/contracts/messages/fr/offers.json?raw';
import frenchPublic from '@parvis/contracts/messages/fr/public.json?raw';
import frenchUi from '@parvis/contracts/messages/fr/ui.json?raw';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';

/** The texts of one domain in one language, by key: ICU messages. */
export type Catalogue = Readonly<Record<string, string>>;

const catalogueSchema = z.record(z.string(), z.string());

/** The build turns imported catalogues into syntax trees; this imports their text. */
function parseTexts(json: string): Catalogue {
  return catalogueSchema.parse(JSON.parse(json));
}

const french = {
  public: parseTexts(frenchPublic),
  blocks: parseTexts(frenchBlocks),
  ui: parseTexts(frenchUi),
  consent: parseTexts(frenchConsent),
  lists: parseTexts(frenchLists),
  offers: parseTexts(frenchOffers),
};
const english: Record<keyof typeof french, Catalogue> = {
  public: parseTexts(englishPublic),
  blocks: parseTexts(englishBlocks),
  ui: parseTexts(englishUi),
  consent: parseTexts(englishConsent),
  lists: parseTexts(englishLists),
  offers: parseTexts(englishOffers),
};

/**
 * The public catalogues, by domain; `messages`, the default domain, combines all of them. The
 * catalogue of the back-office is part of its own script, and refusals are sent with their texts.
 */
export const publicCatalogues: Readonly<Record<Locale, Readonly<Record<string, Catalogue>>>> = {
  fr: { ...french, messages: Object.assign({}, ...Object.values(french)) },
  en: { ...english, messages: Object.assign({}, ...Object.values(english)) },
};
