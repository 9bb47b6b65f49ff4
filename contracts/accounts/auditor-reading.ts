import { z } from 'zod';
import type { Endpoint } from '../http/endpoint.ts';
import { type Role, rolesPermit } from './roles.ts';

/** What auditors read besides what was public, and who did it. Both by default. */
export const auditorSettingSchema = z
  .object({
    /** What was never public: drafts, revisions, previews, unpublished media. */
    drafts: z.boolean().default(true),
    /** The names of the people behind what was done. */
    people: z.boolean().default(true),
  })
  .prefault({});
export type AuditorSetting = z.infer<typeof auditorSettingSchema>;

/** What may be withheld from auditors. */
export const withholdings = ['drafts', 'people'] as const;
export const withholdingSchema = z.enum(withholdings);
export type Withholding = z.infer<typeof withholdingSchema>;

/** Returns what a setting withholds from accounts with these roles: only from who audits alone. */
export function withheldFrom(
  roles: readonly Role[],
  setting: AuditorSetting,
): readonly Withholding[] {
  return auditsAlone(roles) ? withholdings.filter((what) => !setting[what]) : [];
}

/** Returns whether accounts with these roles read history, and write none. */
export function auditsAlone(roles: readonly Role[]): boolean {
  return rolesPermit(roles, 'history.read') && !rolesPermit(roles, 'content.write');
}

/**
 * Returns whether an endpoint may show what was never public: of those that read content or its
 * history, each does that does not declare otherwise.
 */
export function mayShowDrafts({
  access,
  withoutDrafts,
}: Pick<Endpoint, 'access' | 'withoutDrafts'>): boolean {
  if (typeof access === 'string') return false;
  const readsContent = access.capability === 'content.read' || access.capability === 'history.read';
  return readsContent && withoutDrafts !== true;
}
