import { deletedItemTypes } from '@parvis/contracts/trash/endpoints.ts';
import { facetEntity } from '../facets/facet-entity.ts';
import { postEntity } from '../live-posts/post-entity.ts';
import { menuEntity } from '../menus/menu-entity.ts';
import { mappingEntity } from '../offers/mappings/mapping-entity.ts';
import { playlistEntity } from '../playlists/playlist-entity.ts';
import { redirectEntity } from '../redirects/redirect-entity.ts';
import { settingsEntity } from '../site-settings/settings-entity.ts';
import { synonymsEntity } from '../synonyms/synonyms-entity.ts';
import type { DeclaredEntity, Identity } from './entity.ts';

/** The types that are saved as a whole, with every revision stored, besides content and media. */
export const revisionedTypes = [
  ...deletedItemTypes,
  'site-settings',
  'synonyms',
  'offer-mapping',
] as const;
export type RevisionedType = (typeof revisionedTypes)[number];

/** One of them. */
export interface RevisionedEntity extends Identity {
  readonly type: RevisionedType;
}

/** How the back-office shows and restores each of them. */
export const entities: Readonly<Record<RevisionedType, DeclaredEntity>> = {
  menu: menuEntity,
  redirect: redirectEntity,
  playlist: playlistEntity,
  'live-post': postEntity,
  facet: facetEntity,
  'site-settings': settingsEntity,
  synonyms: synonymsEntity,
  'offer-mapping': mappingEntity,
};
