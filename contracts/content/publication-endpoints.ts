import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { readQuerySchema } from '../http/listing.ts';
import { localeSchema } from '../site/locale.ts';
import { contentIdSchema } from './ids.ts';
import { versionChangesSchema } from './version-changes.ts';
import { contentSummarySchema, modulesTagSchema } from './views.ts';

export const publicationActions = ['publish', 'unpublish', 'archive', 'delete'] as const;
export type PublicationAction = (typeof publicationActions)[number];

/** The maximum number of effects of each type in one response. */
export const maxNamedEffects = 100;

const namedItemSchema = contentSummarySchema.pick({ id: true, kind: true, title: true });

/** An address that appears (`from` null), disappears (`to` null), or redirects to the new one. */
const addressEffectSchema = namedItemSchema.extend({
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type AddressEffect = z.infer<typeof addressEffectSchema>;

/** A redirect that the page replaces, that replaces the page, or whose target disappears. */
const redirectEffectSchema = z.object({
  effect: z.enum(['overruled', 'answers', 'broken']),
  from: z.string(),
  /** Null when the redirect answers that the page is gone. */
  to: z.string().nullable(),
});
export type RedirectEffect = z.infer<typeof redirectEffectSchema>;

/** A menu entry that appears or disappears for visitors, with the number of entries below it. */
const menuEffectSchema = z.object({
  effect: z.enum(['appears', 'disappears']),
  menu: z.string(),
  locale: localeSchema,
  label: z.string(),
  below: z.number().int().min(0),
});
export type MenuEffect = z.infer<typeof menuEffectSchema>;

/**
 * Published content that links to the item that disappears, or unpublished content that the item
 * links to.
 */
const linkEffectSchema = namedItemSchema.extend({ effect: z.enum(['broken', 'unpublished']) });
export type LinkEffect = z.infer<typeof linkEffectSchema>;

export const publicationEffectsSchema = z.object({
  /** The draft that these effects are of; a publication of another one can be refused by them. */
  revision: z.number().int().min(1),
  modulesTag: modulesTagSchema,
  /** Whether somebody else has to approve the publication. */
  needsApproval: z.boolean(),
  /** What visitors see differently of the item itself. */
  changes: versionChangesSchema,
  addresses: z.array(addressEffectSchema).max(maxNamedEffects),
  /** The number of addresses, including those not listed. */
  totalAddresses: z.number().int().min(0),
  redirects: z.array(redirectEffectSchema).max(maxNamedEffects),
  menus: z.array(menuEffectSchema).max(maxNamedEffects),
  links: z.array(linkEffectSchema).max(maxNamedEffects),
});
export type PublicationEffects = z.infer<typeof publicationEffectsSchema>;

/**
 * The effects of publishing, unpublishing or deleting an item on visitors: what changes of the item
 * itself, and elsewhere.
 */
export const publicationEndpoints = {
  rehearsePublication: endpoint({
    id: 'rehearsePublication',
    method: 'get',
    path: '/admin/content/publication/{id}',
    summary:
      'Returns the effects of publishing, unpublishing, archiving or deleting an item on what visitors see of it, and on addresses, redirects, menus and links, or the refusal of the action; writes nothing',
    access: { capability: 'content.write' },
    params: z.object({ id: contentIdSchema }),
    query: readQuerySchema.extend({ action: z.enum(publicationActions) }),
    body: z.object({}),
    response: { status: 200, kind: 'json', schema: publicationEffectsSchema },
  }),
} as const;
