import { z } from 'zod';
import { moduleIdSchema } from '../content/ids.ts';
import { moduleTypeSchema } from '../content/modules/module-types.ts';
import { positionSchema } from '../log/position.ts';
import { changeReasons } from './change-reasons.ts';

const instant = z.iso.datetime();

/**
 * What an address returned at an instant. `nothing`: the log had no event yet, so there was no
 * site. `moved`: it redirected to another address, or to its own spelling of this one. `gone`: it
 * said that the page, or the offer, no longer exists (410). `cannot-be-reconstructed`: its response is in no
 * log, as with third parties' data, files and the back-office.
 */
export const auditStatusSchema = z.enum([
  'found',
  'moved',
  'gone',
  'not-found',
  'nothing',
  'cannot-be-reconstructed',
]);
export type AuditStatus = z.infer<typeof auditStatusSchema>;

/** A module of a reconstructed page, with who saved the revision that was shown, and when. */
export const auditModuleSchema = z.object({
  id: moduleIdSchema,
  type: moduleTypeSchema,
  revision: z.number().int().min(1),
  savedAt: instant.nullable(),
  savedBy: z.string().nullable(),
});

/** The build by which visitors saw the site: its words and styles are shown, in today's templates. */
export const pastBuildSchema = z.object({
  version: z.string(),
  deployedAt: instant,
  /** Whether pages are rendered from other sources today. */
  templates: z.enum(['same', 'changed']),
});
export type PastBuild = z.infer<typeof pastBuildSchema>;

/** The content of an address at a past instant. */
export const auditPageSchema = z.object({
  /**
   * The requested address in its canonical form, with the query parameters that its route defines;
   * as it was written if visitors were redirected to that form.
   */
  path: z.string(),
  /** The instant requested. */
  at: instant,
  status: auditStatusSchema,
  /** Position of the last event up to the instant; null before the first. */
  position: positionSchema.nullable(),
  /** When that event occurred. */
  eventAt: instant.nullable(),
  /** The address it redirected to, when it had moved. */
  movedTo: z.string().nullable(),
  title: z.string().nullable(),
  modules: z.array(auditModuleSchema),
  /** SHA-256, in hexadecimal, of the composed page's canonical JSON; null when no page was composed. */
  digest: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  /** Null when the log does not record it: words and styles are today's. */
  build: pastBuildSchema.nullable(),
  /**
   * The nearest instants, strictly before and after, at which anything changed that the response
   * depends on: the page, menus, settings, pictures, linked pages, or any item that a list can
   * contain. Null when there is none.
   */
  previousChangeAt: instant.nullable(),
  nextChangeAt: instant.nullable(),
  /** What changed then. */
  previousChangeOf: z.array(z.enum(changeReasons)).readonly(),
  nextChangeOf: z.array(z.enum(changeReasons)).readonly(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
