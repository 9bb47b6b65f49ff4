import { z } from 'zod';
import { optionalPicture } from '../../media/picture-alt.ts';
import { applicantProfileSchema } from '../details.ts';
import { singleLine } from '../single-line.ts';
import { linkSchema } from './link.ts';

/** A text for each applicant profile; visitors choose theirs. */
export const profilesModuleSchema = z.object({
  title: singleLine(120).min(1),
  items: z
    .array(
      z.object({
        profile: applicantProfileSchema,
        name: singleLine(60).min(1),
        title: singleLine(160).min(1),
        text: singleLine(600).default(''),
        ...optionalPicture,
        linkLabel: singleLine(80).default(''),
        link: linkSchema.optional(),
      }),
    )
    .min(1)
    .max(12),
});
