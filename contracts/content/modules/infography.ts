import { z } from 'zod';
import { requiredPicture } from '../../media/picture-alt.ts';
import { richTextSchema } from '../../rich-text/document.ts';
import { singleLine } from '../single-line.ts';

const maxTitleLength = 160;

/** An infographic that can be zoomed, with a text version for those who cannot see it. */
export const infographyModuleSchema = z.object({
  title: singleLine(maxTitleLength).min(1),
  ...requiredPicture,
  inWords: richTextSchema,
});
export type InfographyModule = z.infer<typeof infographyModuleSchema>;
