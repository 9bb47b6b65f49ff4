import { defaultLocale, localeSchema } from '@parvis/contracts/site/locale.ts';
import { personalDataSchemas } from '@parvis/contracts/subjects/personal-data.ts';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import { orderTestMail } from '@parvis/services/operations/test-mail/test-mail.ts';
import { z } from 'zod';
import { defineCommand } from './command.ts';
import { withSubjects } from './with-subjects.ts';

/** An e-mail address of somebody. */
export const addressSchema = z
  .string()
  .trim()
  .pipe(z.string().refine(isAddress, 'That is no e-mail address, such as name@bank.example.'));

/** `parvis mail test`: puts a test e-mail into the outbox. */
export const mailTest = defineCommand({
  name: 'mail test',
  usage: 'ADDRESS [fr|en]',
  summary: 'Sends a test e-mail, in one language',
  arguments: ['address'],
  optional: ['language'],
  schema: z.object({
    address: addressSchema,
    language: z.enum(localeSchema.options, 'The language must be fr or en.').default(defaultLocale),
  }),
  run: ({ address, language: locale }) =>
    withSubjects(async (subjects, { pool, configuration }) => {
      const hasServer = configuration.smtpUrl !== undefined;
      await orderTestMail(pool, subjects, systemClock, { address, locale, hasServer });
      console.log('The mail is in the outbox; a running worker sends it.');
    }),
});

function isAddress(text: string): boolean {
  return personalDataSchemas.email.safeParse(text).success;
}
