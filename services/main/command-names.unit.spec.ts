import { expect, it } from 'vitest';
import { campaignCode } from '../campaign-codes/decide.ts';
import { facet } from '../facets/decide.ts';
import { facetOrder } from '../facets/facet-order.ts';
import { livePost } from '../live-posts/decide.ts';
import { menu } from '../menus/decide.ts';
import { playlist } from '../playlists/decide.ts';
import { redirect } from '../redirects/decide.ts';
import type { CommandType } from '../revisioned/entity.ts';
import { siteSettings } from '../site-settings/decide.ts';

/** The names under which the log has recorded commands, which recognise a repeated request. */
const recorded: readonly (readonly [
  { readonly commands: Readonly<Record<CommandType, string>> },
  Readonly<Partial<Record<CommandType, string>>>,
])[] = [
  [menu, { create: 'create-menu', save: 'save-menu', delete: 'delete-menu' }],
  [menu, { restore: 'restore-menu' }],
  [redirect, { create: 'create-redirect', save: 'save-redirect', delete: 'delete-redirect' }],
  [redirect, { undelete: 'undelete-redirect' }],
  [playlist, { create: 'create-playlist', save: 'save-playlist', delete: 'delete-playlist' }],
  [playlist, { undelete: 'undelete-playlist' }],
  [livePost, { create: 'publish-live-post', save: 'edit-live-post' }],
  [livePost, { delete: 'remove-live-post', undelete: 'undelete-live-post' }],
  [facet, { create: 'name-facet', save: 'rename-facet', delete: 'delete-facet' }],
  [facet, { undelete: 'undelete-facet' }],
  [facetOrder, { save: 'arrange-facets' }],
  [campaignCode, { create: 'save-campaign-code', save: 'save-campaign-code' }],
  [campaignCode, { delete: 'delete-campaign-code' }],
  [siteSettings, { save: 'save-settings', restore: 'restore-settings' }],
];

it('a request that was sent before an update is recognised when it is repeated after it', () => {
  for (const [{ commands }, names] of recorded) expect(commands).toMatchObject(names);
});
