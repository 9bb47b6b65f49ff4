import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { livePostIdSchema } from '@parvis/contracts/live-posts/ids.ts';
import type { MenuEntry, MenuLink } from '@parvis/contracts/menus/menu.ts';
import { redirectIdSchema } from '@parvis/contracts/redirects/ids.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { menuIdOf } from '@parvis/services/menus/menus.ts';
import { htmlToRichText } from '@parvis/services/rich-text/html-to-rich-text.ts';
import { mintId } from '@parvis/services/streams/mint-id.ts';
import type { DemoLivePost } from '../demo-content.ts';
import { demoContentId } from '../ids.ts';
import { targetPath } from '../links.ts';
import type { DemoEntry, DemoMenu, DemoTarget } from '../menus/demo-menu.ts';
import type { DemoRedirect } from '../menus/redirects.ts';
import { requireAccepted } from './require-accepted.ts';
import type { DemoAction } from './seeded-site.ts';

/** Creates a menu in both languages. */
export function menuAction({ name, on, entries }: DemoMenu): DemoAction {
  return {
    at: `${on}T12:00:00.000Z`,
    async enter({ editorial: { menus } }) {
      for (const locale of locales) {
        const content = { name, locale, entries: entries.map((entry) => entryIn(entry, locale)) };
        const command = { type: 'create', id: menuIdOf(content), content } as const;
        const requestId = `demo/menu/${name}/${locale}`;
        requireAccepted(await menus.writer.execute(systemActor, command, requestId));
      }
    },
  };
}

function entryIn(entry: DemoEntry, locale: Locale): MenuEntry {
  const { to, below = [] } = entry;
  const children = below.map((one) => entryIn(one, locale));
  return { label: entry[locale], link: linkTo(to, locale), children };
}

function linkTo(target: DemoTarget, locale: Locale): MenuLink {
  if ('content' in target)
    return { kind: 'content', contentId: demoContentId(target.content, locale) };
  return { kind: 'path', path: targetPath(target, locale) };
}

/** Creates a redirect in both languages, or a path that is gone. */
export function redirectAction({ key, on, to, ...from }: DemoRedirect): DemoAction {
  return {
    at: `${on}T13:00:00.000Z`,
    async enter({ editorial: { redirects } }) {
      for (const locale of locales) {
        const requestId = `demo/redirect/${key}/${locale}`;
        const id = redirectIdSchema.parse(mintId(requestId));
        const target =
          to === undefined
            ? ({ status: 410 } as const)
            : ({ status: 301, to: targetPath(to, locale) } as const);
        const command = { type: 'create', id, content: { from: from[locale], target } } as const;
        requireAccepted(await redirects.writer.execute(systemActor, command, requestId));
      }
    },
  };
}

/** Publishes a post in the feed of a focus, in both languages. */
export function postAction(focusKey: string, post: DemoLivePost): DemoAction {
  return {
    at: post.at,
    async enter({ editorial: { livePosts } }) {
      for (const locale of locales) {
        const focusId = demoContentId(focusKey, locale);
        const id = livePostIdSchema.parse(mintId(`live/${focusId}/demo/${post.key}`));
        const content = { focusId, text: htmlToRichText(post[locale]).doc, shownAt: post.at };
        const command = { type: 'create', id, focusId, content } as const;
        const requestId = `demo/live/${post.key}`;
        requireAccepted(await livePosts.writer.execute(systemActor, command, requestId));
      }
    },
  };
}
