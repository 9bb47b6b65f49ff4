import { z } from 'zod';
import { noTheme } from '../../contact/no-theme.ts';
import { singleLine } from '../single-line.ts';
import { mailboxFieldSchema } from './mailbox.ts';

/** The maximum length of a theme, in characters. */
export const maxThemeLength = 80;

/** A button that opens the form by which visitors write to the group. */
export const contactModuleSchema = z.object({
  title: singleLine(120).min(1),
  text: singleLine(400).default(''),
  buttonLabel: singleLine(80).min(1),
  /** The mailbox for messages without a theme, or whose theme no longer exists. */
  mailbox: mailboxFieldSchema,
  themes: z
    .array(z.object({ label: singleLine(maxThemeLength).min(1), mailbox: mailboxFieldSchema }))
    .max(20)
    .default([])
    .superRefine((themes, context) => {
      const labels = themes.map(({ label }) => label);
      for (const [place, label] of labels.entries())
        if (label === noTheme || labels.indexOf(label) !== place)
          context.addIssue({
            code: 'custom',
            path: [place, 'label'],
            params: { reason: label === noTheme ? 'format' : 'twice' },
          });
    }),
});
