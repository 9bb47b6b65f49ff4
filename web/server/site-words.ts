import { alertMessages } from '@parvis/contracts/messages/alerts.ts';
import { blockMessages } from '@parvis/contracts/messages/blocks.ts';
import type { MessageTree } from '@parvis/contracts/messages/catalogue.ts';
import { listMessages } from '@parvis/contracts/messages/lists.ts';
import { offerMessages } from '@parvis/contracts/messages/offers.ts';
import { publicMessages } from '@parvis/contracts/messages/public.ts';
import { withFrenchOrdinal } from '@parvis/contracts/site/dates.ts';
import { byLocale, defaultLocale, type Locale, languages } from '@parvis/contracts/site/locale.ts';
import type { ShownSite } from '@parvis/contracts/site-settings/shown-site.ts';
import { createIntl, type IntlShape } from 'react-intl';
import { composeMessages } from './site-messages.ts';

type Messages = Readonly<Record<string, MessageTree>>;

/** The texts of the public site by one build, with the formats of each language. */
export class SiteWords {
  /** Tells these from the words of other builds; empty for those of this one. */
  readonly id: string;
  readonly #messages: Readonly<Record<Locale, Messages>>;
  readonly #plain: Readonly<Record<Locale, IntlShape>>;
  /** Settings are read once for many pages, so messages are derived once as well. */
  readonly #made = new WeakMap<ShownSite, IntlShape>();

  constructor(id: string, messages: Readonly<Record<Locale, Messages>>) {
    this.id = id;
    this.#messages = messages;
    this.#plain = byLocale((locale) => makeIntl(locale, messages[locale]));
  }

  /** Returns the words and formats of a language, with the site's settings if given. */
  in(locale: Locale, site: ShownSite | undefined): IntlShape {
    if (site === undefined) return this.#plain[locale];
    const known = this.#made.get(site);
    if (known !== undefined) return known;
    const words = makeIntl(locale, { ...this.#messages[locale], ...composeMessages(site) });
    this.#made.set(site, words);
    return words;
  }
}

function makeIntl(locale: Locale, messages: Messages): IntlShape {
  const language = {
    locale: languages[locale].regional,
    defaultLocale: languages[defaultLocale].regional,
  };
  const intl = createIntl({ ...language, messages: { ...messages }, timeZone: 'Europe/Paris' });
  return {
    ...intl,
    formatDate: (...args) => withFrenchOrdinal(intl.formatDate(...args), locale),
    formatDateTimeRange: (...args) => withFrenchOrdinal(intl.formatDateTimeRange(...args), locale),
  };
}

const catalogues = [publicMessages, blockMessages, listMessages, offerMessages, alertMessages];

/** Returns the messages of this build. */
export function presentMessages(locale: Locale): Messages {
  return Object.assign({}, ...catalogues.map((one) => one.forReactIntl(locale)));
}

const present = new SiteWords('', byLocale(presentMessages));
let current = present;

/** The words in which pages are rendered now. */
export function currentWords(): SiteWords {
  return current;
}

/** Renders in the words of another build. Rendering is synchronous, so nothing else sees them. */
export function renderIn<Result>(words: SiteWords, render: () => Result): Result {
  current = words;
  try {
    return render();
  } finally {
    current = present;
  }
}
