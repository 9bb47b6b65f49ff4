import type { Capability } from '@parvis/contracts/accounts/roles.ts';
import { type LinkProps, linkOptions } from '@tanstack/react-router';
import { listPaths } from '../pages/list-paths.ts';

type Address = NonNullable<LinkProps['to']>;

/** A screen in the navigation. */
interface NavigationScreen {
  /** The id of its message. */
  readonly label: string;
  readonly link: { readonly to: Address; readonly params?: NonNullable<LinkProps['params']> };
  /** The capability that the link requires. */
  readonly needs: Capability;
}

interface NavigationSection {
  /** The id of its message. */
  readonly label: string;
  readonly screens: readonly NavigationScreen[];
}

function screen(label: string, to: Address, needs: Capability = 'content.read'): NavigationScreen {
  return { label, link: { to }, needs };
}

/** The screens of the back-office, by section, in the order of the navigation. */
export const sections: readonly NavigationSection[] = [
  {
    label: 'shell.section.content',
    screens: [
      ...(['page', 'news', 'chapter', 'focus', 'personality'] as const).map((kind) =>
        screen(`contents.title.${kind}`, listPaths[kind]),
      ),
      screen('tree.title', '/admin/tree'),
      screen('scheduled.title', '/admin/scheduled'),
      screen('live-posts.title', '/admin/live-posts'),
      screen('shell.merges', '/admin/merge-language'),
      screen('trash.title', '/admin/trash'),
    ],
  },
  {
    label: 'shell.section.media',
    screens: [
      {
        label: 'library.heading',
        link: linkOptions({ to: '/admin/library/$type', params: { type: 'image' } }),
        needs: 'content.read',
      },
      screen('playlists.title', '/admin/playlists'),
    ],
  },
  {
    label: 'shell.section.site',
    screens: [
      screen('menus.title', '/admin/menus'),
      screen('redirects.title', '/admin/redirects'),
      screen('facets.title', '/admin/facets'),
      screen('messages.title', '/admin/contact', 'messages.handle'),
      screen('settings.heading', '/admin/settings', 'site.configure'),
    ],
  },
  {
    label: 'shell.section.careers',
    screens: [
      screen('offer-list.title', '/admin/offers'),
      screen('figures.title', '/admin/offers/figures'),
      screen('imports.title', '/admin/offers/imports'),
      screen('synonyms.title', '/admin/synonyms'),
    ],
  },
  {
    label: 'shell.section.ethics',
    screens: [
      screen('ethics-desk.title', '/admin/ethics', 'ethics.handle'),
      screen('ethics-keys.title', '/admin/ethics/keys', 'ethics.handle'),
    ],
  },
  {
    label: 'shell.section.operations',
    screens: [
      screen('activity.title', '/admin/activity', 'history.read'),
      screen('audit.nav', '/admin/audit', 'history.read'),
      screen('security.title', '/admin/security', 'security.read'),
      screen('projections.title', '/admin/projections', 'projections.read'),
      screen('users.title', '/admin/users', 'accounts.manage'),
    ],
  },
];
