import type { Withholding } from '../../accounts/auditor-reading.ts';
import { type Capability, type Role, rolesPermit } from '../../accounts/roles.ts';
import { collectionNames, contentKinds, forEachKind } from '../../content/kinds.ts';

/** The sections of the back-office's navigation, in order. */
export const adminSections = [
  'content',
  'media',
  'site',
  'careers',
  'ethics',
  'operations',
] as const;

/** The screen that lists each kind of content. */
export const listScreens = forEachKind((kind) => `/admin/${collectionNames[kind]}` as const);

/** The kinds in the order of the navigation: the most frequent first. */
export const kindsInOrder = [...new Set(['page', 'news', ...contentKinds] as const)];

/** Returns a screen of the navigation; its label is the id of a message. */
function listed<const Path extends string>(
  section: (typeof adminSections)[number],
  label: string,
  path: Path,
  needs: Capability = 'content.read',
) {
  return { section, label, path, needs };
}

/** The screens in the navigation, each with the capability that it requires, in order. */
export const listedScreens = [
  ...kindsInOrder.map((kind) => listed('content', `contents.title.${kind}`, listScreens[kind])),
  listed('content', 'tree.title', '/admin/tree'),
  listed('content', 'scheduled.title', '/admin/scheduled'),
  listed('content', 'approvals.title', '/admin/approvals'),
  listed('content', 'checks.title', '/admin/checks'),
  listed('content', 'live-posts.title', '/admin/live-posts'),
  listed('content', 'shell.merges', '/admin/merge-language'),
  listed('content', 'content-imports.title', '/admin/content-imports', 'site.configure'),
  listed('content', 'trash.title', '/admin/trash'),
  listed('media', 'library.heading', '/admin/library/$type'),
  listed('media', 'playlists.title', '/admin/playlists'),
  listed('site', 'menus.title', '/admin/menus'),
  listed('site', 'legal.title', '/admin/legal-pages'),
  listed('site', 'redirects.title', '/admin/redirects'),
  listed('site', 'facets.title', '/admin/facets'),
  listed('site', 'messages.title', '/admin/contact', 'messages.handle'),
  listed('site', 'settings.heading', '/admin/settings', 'site.configure'),
  listed('careers', 'offer-list.title', '/admin/offers'),
  listed('careers', 'figures.title', '/admin/offers/figures'),
  listed('careers', 'imports.title', '/admin/offers/imports'),
  listed('careers', 'offer-feeds.title', '/admin/offers/feeds', 'site.configure'),
  listed('careers', 'synonyms.title', '/admin/synonyms'),
  listed('ethics', 'ethics-desk.title', '/admin/ethics', 'ethics.handle'),
  listed('ethics', 'ethics-keys.title', '/admin/ethics/keys', 'ethics.handle'),
  listed('operations', 'activity.title', '/admin/activity', 'history.read'),
  listed('operations', 'audit.nav', '/admin/audit', 'history.read'),
  listed('operations', 'changes.title', '/admin/audit/changes', 'history.read'),
  listed('operations', 'exposure.title', '/admin/audit/exposure', 'history.read'),
  listed('operations', 'notary.title', '/admin/audit/notary', 'history.read'),
  listed('operations', 'cases.title', '/admin/audit/cases', 'security.read'),
  listed('operations', 'redactions.title', '/admin/audit/redactions', 'security.read'),
  listed('operations', 'webhooks.title', '/admin/webhooks', 'site.configure'),
  listed('operations', 'security.title', '/admin/security', 'security.read'),
  listed('operations', 'projections.title', '/admin/projections', 'projections.read'),
  listed('operations', 'users.title', '/admin/users', 'accounts.manage'),
] as const;

/** Screens beside the sections of drafts that show some, too. */
const draftScreens: ReadonlySet<string> = new Set(['/admin/activity', '/admin/legal-pages']);

/** Returns the screens in the navigation of an account, in order. */
export function screensOf({
  roles,
  withheld = [],
}: {
  readonly roles: readonly Role[];
  readonly withheld?: readonly Withholding[] | undefined;
}) {
  return listedScreens.filter(({ section, path, needs }) => {
    const showsDrafts = section === 'content' || section === 'media' || draftScreens.has(path);
    return rolesPermit(roles, needs) && !(showsDrafts && withheld.includes('drafts'));
  });
}

/** The screens that others lead to. */
const otherScreens = [
  '/admin',
  '/admin/account',
  '/admin/audit/cases/$id',
  '/admin/content-imports/$id',
  '/admin/content/$kind/$id/edit',
  '/admin/content/$kind/$id/history',
  '/admin/content/$kind/$id/versions',
  '/admin/ethics/$id',
  '/admin/history/$type/$id',
  '/admin/library/$type/$id',
  '/admin/offers/absent',
  '/admin/offers/feeds/$source',
  '/admin/offers/mappings',
  '/admin/offers/upload',
  '/admin/pages/$id',
  '/admin/pages/$id/history',
  '/admin/webhooks/$id',
] as const;

/**
 * The addresses of the back-office's screens, with `$` before parameters. Every other address under
 * `/admin` without an endpoint is not found.
 */
export const adminScreens = [...listedScreens.map(({ path }) => path), ...otherScreens];
