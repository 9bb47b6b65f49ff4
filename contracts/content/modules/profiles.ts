import { z } from 'zod';
import { mediaIdSchema } from '../../media/ids.ts';
import { applicantProfileSchema } from '../details.ts';
import { shownLine } from '../shown-line.ts';
import { linkSchema } from './link.ts';

/** What the group says to each applicant profile, which visitors choose for themselves. */
export const profilesModuleSchema = z.object({
  title: shownLine(120).min(1),
  items: z
    .array(
      z.object({
        profile: applicantProfileSchema,
        name: shownLine(60).min(1),
        title: shownLine(160).min(1),
        text: shownLine(600).default(''),
        imageId: mediaIdSchema.optional(),
        linkLabel: shownLine(80).default(''),
        link: linkSchema.optional(),
      }),
    )
    .min(1)
    .max(12),
});
