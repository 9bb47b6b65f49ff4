import { z } from 'zod';
import { moduleTypeSchema } from '../content/modules/module-types.ts';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema, listSchema } from '../http/listing.ts';
import { positionSchema } from '../log/position.ts';
import { localeSchema } from '../site/locale.ts';
import { exposedKindSchema, saidForms } from './exposed.ts';

const instant = z.iso.datetime();
const revision = z.number().int().min(1);
export const maxAskedText = 400;

const occurredSchema = z.object({
  at: instant,
  by: z.object({ id: z.string(), name: z.string() }),
});

/** A time over which something was public at one address, in consecutive revisions. */
const publicTimeSchema = z.object({
  /** The event that made it public there, and the one that ended that; null while it is public. */
  from: occurredSchema,
  to: occurredSchema.nullable(),
  position: positionSchema,
  /** Who approved the publication, where approval was required. */
  approvedBy: z.string().nullable(),
  /** Null for what is shown on many addresses: menus, settings, playlists, names of filters. */
  path: z.string().nullable(),
  locale: localeSchema.nullable(),
  firstRevision: revision,
  lastRevision: revision,
});
export type PublicTimeView = z.infer<typeof publicTimeSchema>;

/** Something said in consecutive revisions of one header, module or other thing. */
export const exposureSchema = z.object({
  /** The id of the item or module, or the stream of anything else. */
  subject: z.string(),
  /** The item that it belongs to, or that is shown where it is. */
  owner: z.string().nullable(),
  kind: exposedKindSchema,
  moduleType: moduleTypeSchema.nullable(),
  locale: localeSchema.nullable(),
  /** Its newest name. */
  name: z.string(),
  form: z.enum(saidForms),
  /** The words, with those that were searched marked; or the id or address that is named. */
  passage: z.array(z.object({ text: z.string(), isFound: z.boolean() })),
  firstRevision: revision,
  lastRevision: revision,
  /** When the first of these revisions was saved, and by whom. */
  written: occurredSchema,
  /** Empty when no visitor ever saw it. */
  times: z.array(publicTimeSchema),
});
export type ExposureView = z.infer<typeof exposureSchema>;

export const exposuresSchema = listSchema(exposureSchema).extend({
  /** Whether there are more than are looked at, of which these are the newest. */
  isCut: z.boolean(),
});
export type Exposures = z.infer<typeof exposuresSchema>;

/** What the ledger and the list of changes can be narrowed to. */
export const auditFilterShape = {
  from: z.iso.datetime({ offset: true }).optional().describe('Public at this instant or later'),
  to: z.iso.datetime({ offset: true }).optional().describe('Public before this instant'),
  section: z
    .string()
    .max(2_048)
    .regex(/^\//)
    .optional()
    .describe('Public at this path or below it'),
  person: z.string().max(40).optional().describe('The id of the account that wrote or published'),
};

const text = z.string().trim().min(1).max(maxAskedText);

export const exposureEndpoints = {
  findExposures: endpoint({
    id: 'findExposures',
    method: 'get',
    path: '/api/audit/exposure',
    summary:
      'Finds every revision with a phrase, medium or link, and when and where each was public',
    access: { capability: 'history.read' },
    withoutDrafts: true,
    traced: true,
    params: z.object({}),
    query: listQuerySchema.extend({
      text: text
        .optional()
        .describe('A phrase: case, accents, spaces and variants of signs do not matter'),
      media: text.optional().describe('The id of a medium, or the hash of its file'),
      link: z
        .string()
        .trim()
        .min(1)
        .max(2_048)
        .optional()
        .describe('A path of this site, or an address'),
      ...auditFilterShape,
      unpublished: z
        .enum(['yes', 'no'])
        .default('no')
        .describe('Whether to include what no visitor ever saw'),
    }),
    body: z.object({}),
    response: { status: 200, kind: 'json', schema: exposuresSchema },
  }),
} as const;
