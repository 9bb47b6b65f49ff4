import { z } from 'zod';
import { offerGroups } from '../careers/offer-groups.ts';
import { listSwitches } from '../site/filters/list-state.ts';
import { localeSchema } from '../site/locale.ts';
import { subjectIdSchema } from '../subjects/subject-id.ts';

/** Job alerts of the list of offers, those of its former version, and the newsletter. Specification, section 3. */
export const alertTypes = ['job', 'jobv2', 'newsletter'] as const;
export const alertTypeSchema = z.enum(alertTypes);
export type AlertType = z.infer<typeof alertTypeSchema>;

/** The id of an alert (`aid`): 16 random lowercase letters and digits. */
export const alertIdSchema = z
  .string()
  .regex(/^[a-z0-9]{16}$/, 'an alert’s identifier is 16 lower-case letters and digits')
  .brand<'AlertId'>();
export type AlertId = z.infer<typeof alertIdSchema>;

/** How often job alerts are sent, and newsletters. */
export const jobFrequencies = ['at-once', 'daily', 'weekly'] as const;
export const newsletterFrequencies = ['daily', 'weekly', 'monthly'] as const;
export const frequencySchema = z.enum([...jobFrequencies, ...newsletterFrequencies]);
export type Frequency = z.infer<typeof frequencySchema>;

const choices = {
  job: jobFrequencies,
  jobv2: jobFrequencies,
  newsletter: newsletterFrequencies,
} satisfies Readonly<Record<AlertType, readonly Frequency[]>>;

/** Returns the frequencies that one can choose for a type of alert. */
export const frequenciesOf = (type: AlertType): readonly Frequency[] => choices[type];

const facetIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(200);
const facetIdsSchema = z.array(facetIdSchema).min(1).max(100);

/**
 * The filters of a job alert. Its keywords and place are personal data, stored with the subject
 * under the alert's id.
 */
export const offerCriteriaSchema = z.object({
  of: z.literal('offers'),
  /** Combined with OR within a group, with AND across groups. */
  facets: z.partialRecord(z.enum(offerGroups), facetIdsSchema),
  switches: z.array(z.enum(listSwitches)).max(listSwitches.length),
  /** The preset of the list on which the alert was created; always applied. */
  target: facetIdSchema.optional(),
  hasKeywords: z.boolean(),
  /** The radius around the subject's stored place, in kilometres. */
  radiusKm: z.number().int().min(1).max(500).optional(),
});
export type OfferCriteria = z.infer<typeof offerCriteriaSchema>;

/** The topics of a newsletter subscription. */
export const newsCriteriaSchema = z.object({
  of: z.literal('news'),
  /** Ids of facets of the group `categories`, combined with OR. */
  categories: z.array(facetIdSchema).min(1).max(100),
});
export type NewsCriteria = z.infer<typeof newsCriteriaSchema>;

export const criteriaSchema = z.discriminatedUnion('of', [offerCriteriaSchema, newsCriteriaSchema]);
export type AlertCriteria = z.infer<typeof criteriaSchema>;

/** The criteria, frequency and language of a subscription. */
export const alertSchema = z
  .object({
    id: alertIdSchema,
    subjectId: subjectIdSchema,
    type: alertTypeSchema,
    locale: localeSchema,
    frequency: frequencySchema,
    wish: criteriaSchema,
  })
  .refine(({ type, frequency }) => frequenciesOf(type).includes(frequency), {
    path: ['frequency'],
    error: 'a frequency of the alert’s type',
  });
export type Alert = z.infer<typeof alertSchema>;

/**
 * An alert: awaiting confirmation, confirmed, or unsubscribed but kept for some days, during which
 * its subject can undo that.
 */
export interface KnownAlert extends Alert {
  readonly state: 'requested' | 'active' | 'unsubscribed';
  /** ISO 8601, UTC. */
  readonly requestedAt: string;
  readonly confirmedAt: string | null;
  /** When the unanswered renewal e-mail was sent; null when there is none. */
  readonly warnedAt: string | null;
  /** When its subject last used it. */
  readonly usedAt: string;
  /** When its subject unsubscribed, and whether from everything at once; null unless they did. */
  readonly unsubscribed: { readonly at: string; readonly fromAll: boolean } | null;
}
