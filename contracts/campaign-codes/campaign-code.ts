import { z } from 'zod';
import type { Revisioned } from '../revisions/revisioned.ts';

/** A campaign code in the form that advertisements, addresses and cookies use. */
export const campaignCodeKeySchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{0,59}$/, 'letters, digits, dots, dashes and underscores');

const tracking = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9._-]{1,80}$/, 'letters, digits, dots, dashes and underscores');
const instant = z.iso.datetime({ abort: true });

/** A recruitment campaign, identified in the applicant system by its codes. */
export const campaignCodeSchema = z
  .object({
    code: campaignCodeKeySchema,
    /** The source of its candidates, for the applicant system. */
    source: tracking,
    /** A tracking id of the applicant system, appended to apply links. */
    obi: tracking.nullable(),
    from: instant,
    /** Null when it runs until an editor ends it. */
    to: instant.nullable(),
  })
  .refine(({ from, to }) => to === null || from < to, {
    path: ['to'],
    message: 'after its beginning',
  });
export type CampaignCode = z.infer<typeof campaignCodeSchema>;

export type KnownCampaignCode = Revisioned<CampaignCode>;

/** Returns whether a campaign runs at an instant. */
export function isRunning({ from, to }: CampaignCode, now: Date): boolean {
  const at = now.getTime();
  return Date.parse(from) <= at && (to === null || at < Date.parse(to));
}
