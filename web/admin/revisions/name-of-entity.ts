import { facetNamesSchema } from '@parvis/contracts/facets/facet-name.ts';
import { savedPostSchema } from '@parvis/contracts/live-posts/live-post.ts';
import { menuContentSchema } from '@parvis/contracts/menus/menu.ts';
import { playlistContentSchema } from '@parvis/contracts/playlists/playlist.ts';
import { redirectContentSchema } from '@parvis/contracts/redirects/redirect.ts';
import type { RevisionEntry } from '@parvis/contracts/revisions/views.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import type { LinkProps } from '@tanstack/react-router';
import type { IntlShape } from 'react-intl';
import { menuTitle } from '../menus/menu-names.ts';
import type { RevisionedEntity, RevisionedType } from './revisioned-entity.ts';

type Content = RevisionEntry['content'];

/** The length of a post's name, in characters. */
const nameLength = 60;

/**
 * Returns the name of an item from its content; undefined for the settings and the
 * synonyms, of which there is only one.
 */
export function nameOfEntity(
  type: RevisionedType,
  content: Content,
  intl: IntlShape,
  locale: Locale,
): string | undefined {
  switch (type) {
    case 'menu': {
      const menu = menuContentSchema.parse(content);
      return `${menuTitle(intl, menu.name)} (${menu.locale})`;
    }
    case 'redirect':
      return redirectContentSchema.parse(content).from;
    case 'playlist':
      return textIn(playlistContentSchema.parse(content).titles, locale);
    case 'live-post':
      return toPlainText(savedPostSchema.parse(content).text).slice(0, nameLength);
    case 'facet':
      return textIn(facetNamesSchema.parse(content), locale);
    case 'site-settings':
    case 'synonyms':
      return undefined;
  }
}

/** Returns the screen of an item. */
export function screenOfEntity(thing: RevisionedEntity, content: Content | undefined): LinkProps {
  switch (thing.type) {
    case 'menu': {
      const { data: menu } = menuContentSchema.safeParse(content);
      return { to: '/admin/menus', search: menu ? { name: menu.name, locale: menu.locale } : {} };
    }
    case 'redirect':
      return { to: '/admin/redirects' };
    case 'playlist':
      return { to: '/admin/playlists' };
    case 'live-post':
      return { to: '/admin/live-posts', search: { focus: thing.focusId } };
    case 'facet':
      return { to: '/admin/facets', search: { group: thing.group } };
    case 'site-settings':
      return { to: '/admin/settings' };
    case 'synonyms':
      return { to: '/admin/synonyms' };
  }
}
