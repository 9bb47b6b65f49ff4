import { titleOf } from '@parvis/contracts/content/header.ts';
import { textOfModule } from '@parvis/contracts/content/modules/words.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { expect, test } from 'vitest';
import { readDemonstration } from './demonstration.ts';
import { readOfferStock } from './offers/read-offer-stock.ts';

const { items } = await readDemonstration();

/** A sentence that promises an answer by some time, and that time. */
const promises: Readonly<Record<Locale, RegExp>> = {
  fr: /répon[^.!?]*?\b(sous \S+ (?:jours(?: ouvrés)?|semaines?|mois))\b/giu,
  en: /(?:answer|repl|respond)[^.!?]*?\b(within (?:a fortnight|\S+ (?:working )?(?:days|weeks|months)))\b/giu,
};

/** Every sentence of the demonstration that visitors read, by where it is. */
function linesIn(locale: Locale): readonly (readonly [where: string, line: string])[] {
  const written = items.flatMap(({ key, versions }) => {
    const version = versions.get(locale);
    if (version === undefined) return [];
    const { header, modules } = version;
    const texts = modules.flat().flatMap(({ content }) => textOfModule(content).split(/[\n\t]/));
    return [titleOf(header), header.summary ?? '', ...texts].map((line) => [key, line] as const);
  });
  const { domains, texts } = readOfferStock();
  const offers = [...domains.flatMap(({ teams }) => teams), ...texts('step'), ...texts('closing')];
  return [...written, ...offers.map((one) => ['offers', one[locale]] as const)];
}

/** Returns the promised times by subject: applications, messages, and those of other pages. */
function timesIn(locale: Locale): Readonly<Record<'applications' | 'messages', readonly string[]>> {
  const found = linesIn(locale)
    .filter(([where]) => where !== 'pages/ethics')
    .flatMap(([, line]) => [...line.matchAll(promises[locale])].map(([, time = '']) => time));
  const ofMessage = (time: string) => /ouvrés|working/.test(time);
  return {
    applications: found.filter((time) => !ofMessage(time)),
    messages: found.filter(ofMessage),
  };
}

test.each([
  ['fr', 'sous quinze jours', 'sous trois jours ouvrés'],
  ['en', 'within a fortnight', 'within three working days'],
] as const)(
  'in %s applicants and writers are promised an answer by one time each',
  (locale, application, message) => {
    const { applications, messages } = timesIn(locale);
    expect(applications.length).toBeGreaterThanOrEqual(7);
    expect(new Set(applications)).toEqual(new Set([application]));
    expect(new Set(messages)).toEqual(new Set([message]));
  },
);

test('the languages make the same promises', () => {
  const counts = locales.map((locale) => {
    const { applications, messages } = timesIn(locale);
    return [applications.length, messages.length];
  });
  expect(counts[0]).toEqual(counts[1]);
});
