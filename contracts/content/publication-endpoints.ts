import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { readQuerySchema } from '../http/listing.ts';
import { localeSchema } from '../site/locale.ts';
import { contentIdSchema } from './ids.ts';
import { contentSummarySchema } from './views.ts';

export const publicationActions = ['publish', 'unpublish', 'archive', 'delete'] as const;
export type PublicationAction = (typeof publicationActions)[number];

/** The most effects of each type in one response. */
export const maxNamedEffects = 100;

const namedItemSchema = contentSummarySchema.pick({ id: true, kind: true, title: true });

/** An address that begins (`from` null), ends (`to` null), or leads on to the new one. */
const addressEffectSchema = namedItemSchema.extend({
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type AddressEffect = z.infer<typeof addressEffectSchema>;

/** A redirect that the page replaces, that replaces the page, or whose target disappears. */
const redirectEffectSchema = z.object({
  effect: z.enum(['overruled', 'answers', 'broken']),
  from: z.string(),
  /** Null: it says that the page is gone. */
  to: z.string().nullable(),
});
export type RedirectEffect = z.infer<typeof redirectEffectSchema>;

/** An entry of a menu that visitors begin or cease to see, with `below` further ones. */
const menuEffectSchema = z.object({
  effect: z.enum(['appears', 'disappears']),
  menu: z.string(),
  locale: localeSchema,
  label: z.string(),
  below: z.number().int().min(0),
});
export type MenuEffect = z.infer<typeof menuEffectSchema>;

/** A content that visitors see and that links to the one that goes, or that is linked to and that they do not see. */
const linkEffectSchema = namedItemSchema.extend({ effect: z.enum(['broken', 'unpublished']) });
export type LinkEffect = z.infer<typeof linkEffectSchema>;

export const publicationEffectsSchema = z.object({
  addresses: z.array(addressEffectSchema).max(maxNamedEffects),
  /** How many addresses there are, those that are not named included. */
  totalAddresses: z.number().int().min(0),
  redirects: z.array(redirectEffectSchema).max(maxNamedEffects),
  menus: z.array(menuEffectSchema).max(maxNamedEffects),
  links: z.array(linkEffectSchema).max(maxNamedEffects),
});
export type PublicationEffects = z.infer<typeof publicationEffectsSchema>;

/**
 * The effects of a publication, an unpublication or a deletion on visitors, besides the item
 * itself.
 */
export const publicationEndpoints = {
  rehearsePublication: endpoint({
    id: 'rehearsePublication',
    method: 'get',
    path: '/admin/content/publication/{id}',
    summary:
      'Tells which addresses, redirects, menus and links publishing, unpublishing, archiving or deleting an item would change, or refuses as that would; writes nothing',
    access: { capability: 'content.write' },
    params: z.object({ id: contentIdSchema }),
    query: readQuerySchema.extend({ action: z.enum(publicationActions) }),
    body: z.object({}),
    response: { status: 200, kind: 'json', schema: publicationEffectsSchema },
  }),
} as const;
