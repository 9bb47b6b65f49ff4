import type { SynonymRule } from '@parvis/contracts/careers/synonyms.ts';
import { facetNamesSchema } from '@parvis/contracts/facets/facet-name.ts';
import { savedPostSchema } from '@parvis/contracts/live-posts/live-post.ts';
import { type MenuEntry, type MenuLink, menuContentSchema } from '@parvis/contracts/menus/menu.ts';
import { playlistContentSchema } from '@parvis/contracts/playlists/playlist.ts';
import { redirectContentSchema } from '@parvis/contracts/redirects/redirect.ts';
import type { RevisionEntry } from '@parvis/contracts/revisions/views.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import {
  type LogoSetting,
  type SiteSettings,
  siteSettingsSchema,
} from '@parvis/contracts/site-settings/settings.ts';
import { synonymListSchema } from '@parvis/contracts/synonyms/synonym-list.ts';
import type { IntlShape } from 'react-intl';
import type { RevisionedType } from './revisioned-entity.ts';

type Content = RevisionEntry['content'];
/** Texts by their labels, in the order of the form. */
type ShownFields = Readonly<Record<string, string>>;

/** The data from which texts are composed: display names by id, and the interface's messages. */
export interface ShownWith {
  readonly intl: IntlShape;
  readonly names: ReadonlyMap<string, string>;
}

/** Returns the ids of content or videos that a revision mentions. */
export function idsIn(type: RevisionedType, content: Content): readonly string[] {
  if (type === 'menu') return listContents(menuContentSchema.parse(content).entries);
  return type === 'playlist' ? playlistContentSchema.parse(content).videos : [];
}

function listContents(entries: readonly MenuEntry[]): readonly string[] {
  return entries.flatMap(({ link, children }) => [
    ...(link.kind === 'content' ? [link.contentId] : []),
    ...listContents(children),
  ]);
}

/** Returns the content of a revision as texts. */
export function shownFields(type: RevisionedType, content: Content, shown: ShownWith): ShownFields {
  const words = (id: string) => shown.intl.formatMessage({ id });
  switch (type) {
    case 'menu': {
      const { entries } = menuContentSchema.parse(content);
      return { [words('menus.entries')]: listLines(entries, shown).join('\n') };
    }
    case 'redirect': {
      const { from, target } = redirectContentSchema.parse(content);
      return {
        [words('redirects.from')]: from,
        [words('redirects.status')]: shown.intl.formatMessage({
          id: `redirects.status-${target.status}`,
        }),
        [words('redirects.to')]: target.status === 410 ? '' : target.to,
      };
    }
    case 'playlist': {
      const { titles, videos } = playlistContentSchema.parse(content);
      const listed = videos.map((id) => shown.names.get(id) ?? id).join('\n');
      return {
        ...inLanguages('playlists.name', titles, shown),
        [words('playlists.videos')]: listed,
      };
    }
    case 'live-post': {
      const { text, shownAt } = savedPostSchema.parse(content);
      const time = shown.intl.formatDate(shownAt, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'Europe/Paris',
      });
      return {
        [words('live-posts.text')]: toPlainText(text),
        [words('live-posts.shown-at')]: time,
      };
    }
    case 'facet':
      return inLanguages('facets.name', facetNamesSchema.parse(content), shown);
    case 'site-settings':
      return settingsFields(siteSettingsSchema.parse(content), shown);
    case 'synonyms':
      return ruleFields(synonymListSchema.parse(content).rules);
  }
}

/** Returns each rule by its language and first word. */
function ruleFields(rules: readonly SynonymRule[]): ShownFields {
  const fields = new Map<string, string>();
  for (const { locale, words, ...rule } of rules) {
    const label = `${locale.toUpperCase()} · ${words[0]}`;
    const line = [words, ...(rule.kind === 'one-way' ? [rule.means] : [])]
      .map((each) => each.join(', '))
      .join(' → ');
    const above = fields.get(label);
    fields.set(label, above === undefined ? line : `${above}\n${line}`);
  }
  return Object.fromEntries(fields);
}

function listLines(entries: readonly MenuEntry[], shown: ShownWith, above = ''): readonly string[] {
  return entries.flatMap(({ label, link, children }) => {
    const path = `${above}${label}`;
    return [`${path} → ${addressOf(link, shown)}`, ...listLines(children, shown, `${path} › `)];
  });
}

function addressOf(link: MenuLink, { names }: ShownWith): string {
  switch (link.kind) {
    case 'content':
      return names.get(link.contentId) ?? link.contentId;
    case 'path':
      return link.path;
    case 'url':
      return link.url;
  }
}

/** Returns a text in each language; `before` is the path of its label. */
function inLanguages(
  label: string,
  texts: Readonly<Record<Locale, string>>,
  { intl }: ShownWith,
  before = '',
): ShownFields {
  return Object.fromEntries(
    locales.map((locale) => {
      const named = { label: `${before}${intl.formatMessage({ id: label })}` };
      return [intl.formatMessage({ id: `settings.in-${locale}` }, named), texts[locale]];
    }),
  );
}

/** The labels of the settings' images, which are shown themselves. */
export const pictureLabels = ['settings.logo', 'settings.sharing'] as const;

const listFields = ['title', 'introduction'] as const;
const feedFields = ['title', 'description'] as const;
const fieldLabels = {
  title: 'settings.field.title',
  introduction: 'settings.field.introduction',
  description: 'settings.field.description',
} as const;

function settingsFields(settings: SiteSettings, shown: ShownWith): ShownFields {
  const words = (id: string) => shown.intl.formatMessage({ id });
  const { lists, feeds, logo } = settings;
  const parts = [
    inLanguages('settings.field.name', settings.name, shown),
    inLanguages('settings.field.tagline', settings.tagline, shown),
    { [words('settings.logo')]: describeLogo(logo, shown) },
    inLanguages('settings.field.footerNote', settings.footerNote, shown),
    inLanguages('settings.field.postalAddress', settings.postalAddress, shown),
    inLanguages('settings.field.homeTitle', settings.homeTitle, shown),
    ...Object.entries(lists).flatMap(([list, texts]) => {
      const before = `${shown.intl.formatMessage({ id: `settings.list.${list}` })} › `;
      return listFields.map((one) => inLanguages(fieldLabels[one], texts[one], shown, before));
    }),
    ...Object.entries(feeds).flatMap(([feed, texts]) => {
      const before = `${shown.intl.formatMessage({ id: `settings.feed.${feed}` })} › `;
      return [
        ...feedFields.map((one) => inLanguages(fieldLabels[one], texts[one], shown, before)),
        { [`${before}${words('settings.field.items')}`]: String(texts.items) },
      ];
    }),
  ];
  return Object.assign({}, ...parts);
}

/** The image itself is shown next to it. */
function describeLogo(logo: LogoSetting, { intl }: ShownWith): string {
  const kind = intl.formatMessage({ id: `settings.logo.${logo.kind}` });
  if (logo.kind !== 'picture' || !logo.withName) return kind;
  return `${kind} · ${intl.formatMessage({ id: 'settings.logo.with-name' })}`;
}

/** Returns the ids of the images that a revision of the settings names, by the label of the field. */
export function picturesOfSettings(
  content: Content | null,
): Readonly<Record<(typeof pictureLabels)[number], string | undefined>> {
  const settings = siteSettingsSchema.safeParse(content).data;
  const logo = settings?.logo;
  return {
    'settings.logo': logo?.kind === 'picture' ? logo.imageId : undefined,
    'settings.sharing': settings?.sharing.imageId,
  };
}
