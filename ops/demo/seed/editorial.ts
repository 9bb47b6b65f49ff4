import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { livePostIdSchema } from '@parvis/contracts/live-posts/ids.ts';
import type { MenuEntry, MenuLink } from '@parvis/contracts/menus/menu.ts';
import { redirectIdSchema } from '@parvis/contracts/redirects/ids.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { convertMarkdown } from '@parvis/services/content-import/parse-modules.ts';
import { menuIdOf } from '@parvis/services/menus/menus.ts';
import { mintId } from '@parvis/services/streams/mint-id.ts';
import { demoContentId } from '../ids.ts';
import type { Addresses } from '../items/addresses.ts';
import type { DemoLivePost } from '../site/read-live-posts.ts';
import type { DemoEntry, DemoMenu } from '../site/read-menus.ts';
import type { DemoRedirect } from '../site/read-redirects.ts';
import { requireAccepted } from './require-accepted.ts';
import type { DemoAction } from './seeded-site.ts';

/** Creates a menu. */
export function menuAction(
  { name, locale, date, entries }: DemoMenu,
  addresses: Addresses,
): DemoAction {
  return {
    at: `${date}T12:00:00.000Z`,
    async enter({ editorial: { menus } }) {
      const shown = entries.map((entry) => entryIn(entry, locale, addresses));
      const content = { name, locale, entries: shown };
      const command = { type: 'create', id: menuIdOf(content), content } as const;
      const requestId = `demo/menu/${name}/${locale}`;
      requireAccepted(await menus.writer.execute(systemActor, command, requestId));
    },
  };
}

function entryIn({ label, to, below }: DemoEntry, locale: Locale, addresses: Addresses): MenuEntry {
  const children = below.map((one) => entryIn(one, locale, addresses));
  return { label, link: linkTo(to, locale, addresses), children };
}

function linkTo(to: string, locale: Locale, addresses: Addresses): MenuLink {
  if (to.startsWith('/')) return { kind: 'path', path: to };
  if (!addresses.has(to, locale)) throw new Error(`a menu leads to ${to}, which does not exist`);
  return { kind: 'content', contentId: demoContentId(to, locale) };
}

/** Creates a redirect, or a path that is gone. */
export function redirectAction(
  { key, locale, date, from, to }: DemoRedirect,
  addresses: Addresses,
): DemoAction {
  return {
    at: `${date}T13:00:00.000Z`,
    async enter({ editorial: { redirects } }) {
      const requestId = `demo/redirect/${key}/${locale}`;
      const id = redirectIdSchema.parse(mintId(requestId));
      const path = to === '' || to.startsWith('/') ? to : addresses.path(to, locale);
      const target =
        path === '' ? ({ status: 410 } as const) : ({ status: 301, to: path } as const);
      const command = { type: 'create', id, content: { from, target } } as const;
      requireAccepted(await redirects.writer.execute(systemActor, command, requestId));
    },
  };
}

/** Publishes a post in the feed of a focus. */
export function postAction({ focus, locale, key, at, text }: DemoLivePost): DemoAction {
  return {
    at,
    async enter({ editorial: { livePosts } }) {
      const focusId = demoContentId(focus, locale);
      const id = livePostIdSchema.parse(mintId(`live/${focusId}/demo/${key}`));
      const content = { focusId, text: convertMarkdown(text).doc, shownAt: at };
      const command = { type: 'create', id, focusId, content } as const;
      requireAccepted(await livePosts.writer.execute(systemActor, command, `demo/live/${key}`));
    },
  };
}
