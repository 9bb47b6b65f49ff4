import { offerEvents } from '@parvis/contracts/careers/events.ts';
import { evolveOffer, type KnownOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import { offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import { offerPath, titleOf } from '@parvis/contracts/careers/offer-path.ts';
import { facetEvents } from '@parvis/contracts/facets/events.ts';
import { livePostEvents } from '@parvis/contracts/live-posts/events.ts';
import { evolveMedia, type Media } from '@parvis/contracts/media/media.ts';
import { mediaItemPath } from '@parvis/contracts/media/media-item-path.ts';
import { mediaEvents } from '@parvis/contracts/media/read-event.ts';
import { menuEvents } from '@parvis/contracts/menus/events.ts';
import type { MenuEntry } from '@parvis/contracts/menus/menu.ts';
import { playlistEvents } from '@parvis/contracts/playlists/events.ts';
import { redirectEvents } from '@parvis/contracts/redirects/events.ts';
import { postNames } from '@parvis/contracts/revisions/kept-names.ts';
import type { Revisioned } from '@parvis/contracts/revisions/revisioned.ts';
import {
  byLocale,
  defaultLocale,
  type Locale,
  locales,
  textIn,
} from '@parvis/contracts/site/locale.ts';
import { siteSettingsEvents } from '@parvis/contracts/site-settings/events.ts';
import { imagesOfSettings } from '@parvis/contracts/site-settings/settings.ts';
import { addresses, named, passagesIn, type Said, texts } from './said-in.ts';
import { type Described, family, type ThingFamily } from './thing-family.ts';

const inEachLocale = (texts_: Readonly<Record<Locale, string>>) =>
  locales.flatMap((locale) => texts(locale, texts_[locale]));

const media = family({
  types: mediaEvents.types,
  evolve: (former: Media | undefined, recorded) => evolveMedia(former, mediaEvents.read(recorded)),
  describe: (one) => ({
    kind: one.kind,
    revision: one.revision,
    deleted: one.deleted,
    owner: one.id,
    address: {
      paths: byLocale((locale) => mediaItemPath({ ...one, title: one.details.title }, locale)),
      title: textIn(one.details.title, defaultLocale),
    },
    locale: null,
    title: textIn(one.details.title, defaultLocale),
    said: saidInMedia(one),
  }),
});

function saidInMedia(one: Media): readonly Said[] {
  const alternative = one.kind === 'file' ? [] : inEachLocale(one.details.alternativeText);
  const file =
    one.kind === 'video'
      ? named('media', ['fileId' in one.source ? one.source.fileId : null, one.details.posterId])
      : named('file', [one.original.hash]);
  return [
    ...inEachLocale(one.details.title),
    ...alternative,
    ...texts(null, one.details.credit, one.kind === 'file' ? one.original.filename : undefined),
    ...file,
    ...named('media', [one.id]),
  ];
}

const offers = family({
  types: offerEvents.types,
  evolve: (former: KnownOffer | undefined, recorded, occurrence) =>
    evolveOffer(former, offerEvents.read(recorded), occurrence),
  describe: ({ id, revision, deleted, content: { shown } }) => ({
    kind: 'offer',
    revision,
    deleted,
    owner: id,
    address: {
      paths: byLocale((locale) => offerPath(offerIdSchema.parse(id), shown, locale)),
      title: titleOf(shown, defaultLocale),
    },
    locale: null,
    title: titleOf(shown, defaultLocale),
    said: [
      ...locales.flatMap((locale) => [
        ...texts(locale, shown.title[locale], ...passagesIn(shown.description[locale])),
        ...texts(locale, shown.domain?.[locale]),
      ]),
      ...texts(null, shown.entity, shown.reference),
      ...addresses({ href: shown.applyUrl }),
    ],
  }),
});

/** Describes an entity with revisions that has no address of its own. */
function everywhere<Content>(
  { revision, deleted }: Revisioned<Content>,
  rest: Pick<Described, 'kind' | 'title' | 'said'> & Partial<Described>,
): Described {
  return { revision, deleted, owner: null, address: null, locale: null, ...rest };
}

const menus = family({
  types: menuEvents.types,
  evolve: (former: Parameters<typeof menuEvents.evolve>[0], recorded, occurrence) =>
    menuEvents.evolve(former, menuEvents.read(recorded), occurrence),
  describe: (one) => {
    const { name, locale, entries } = one.content;
    const said = entries.flatMap((entry) => saidInEntry(entry, locale));
    return everywhere(one, { kind: 'menu', title: name, locale, said });
  },
});

function saidInEntry({ label, link, children }: MenuEntry, locale: Locale): readonly Said[] {
  const target =
    link.kind === 'content'
      ? named('item', [link.contentId])
      : addresses({ href: link.kind === 'path' ? link.path : link.url });
  return [
    ...texts(locale, label),
    ...target,
    ...children.flatMap((child) => saidInEntry(child, locale)),
  ];
}

const settings = family({
  types: siteSettingsEvents.types,
  evolve: (former: Parameters<typeof siteSettingsEvents.evolve>[0], recorded, occurrence) =>
    siteSettingsEvents.evolve(former, siteSettingsEvents.read(recorded), occurrence),
  describe: (one) => {
    const { approval: _, logo: __, ...shown } = one.content;
    const said = [
      ...locales.flatMap((locale) => texts(locale, ...linesIn(shown, locale))),
      ...named('media', imagesOfSettings(one.content)),
    ];
    return everywhere(one, { kind: 'site-settings', title: one.content.name[defaultLocale], said });
  },
});

/** Yields the texts of a language, wherever they are nested. */
function* linesIn(value: unknown, locale: Locale): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, held] of Object.entries(value))
    if (typeof held !== 'string') yield* linesIn(held, locale);
    else if (name === locale) yield held;
}

const redirects = family({
  types: redirectEvents.types,
  evolve: (former: Parameters<typeof redirectEvents.evolve>[0], recorded, occurrence) =>
    redirectEvents.evolve(former, redirectEvents.read(recorded), occurrence),
  describe: (one) => {
    const { from, target } = one.content;
    const said = addresses(
      target.status === 410 ? [{ href: from }] : [{ href: from }, { href: target.to }],
    );
    const address = { paths: byLocale(() => from), title: from };
    return everywhere(one, { kind: 'redirect', title: from, owner: one.id, address, said });
  },
});

const livePosts = family({
  types: livePostEvents.types,
  keyOf: (recorded) => `${recorded.stream}/${livePostEvents.idOf(livePostEvents.read(recorded))}`,
  evolve: (former: Parameters<typeof livePostEvents.evolve>[0], recorded, occurrence) =>
    livePostEvents.evolve(former, livePostEvents.read(recorded), occurrence),
  describe: (one) => {
    const { focusId, text } = one.content;
    const said = [...texts(null, ...passagesIn(text)), ...addresses(text)];
    const title = postNames(one.content)[defaultLocale];
    return everywhere(one, { kind: 'live-post', title, owner: focusId, said });
  },
});

const playlists = family({
  types: playlistEvents.types,
  evolve: (former: Parameters<typeof playlistEvents.evolve>[0], recorded, occurrence) =>
    playlistEvents.evolve(former, playlistEvents.read(recorded), occurrence),
  describe: (one) => {
    const { titles, videos } = one.content;
    const said = [...inEachLocale(titles), ...named('media', videos)];
    return everywhere(one, { kind: 'playlist', title: titles[defaultLocale], said });
  },
});

const facets = family({
  types: facetEvents.types,
  evolve: (former: Parameters<typeof facetEvents.evolve>[0], recorded, occurrence) =>
    facetEvents.evolve(former, facetEvents.read(recorded), occurrence),
  describe: (one) => {
    const { names } = one.content;
    return everywhere(one, {
      kind: 'facet',
      title: names[defaultLocale],
      said: inEachLocale(names),
    });
  },
});

const families = [media, offers, menus, settings, redirects, livePosts, playlists, facets] as const;

/** The event types of everything other than content. */
export const thingTypes = families.flatMap(({ types }) => types);

/** Returns the family of an event; undefined for one of content, or one that changes nothing public. */
export function familyOf(type: string): ThingFamily | undefined {
  return families.find((one) => one.has(type));
}
