import { subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import { expect, it } from 'vitest';
import type { Subject } from '../../subjects/subject-store.ts';
import { testMail } from './test-mail.ts';

const subject: Subject = {
  id: subjectIdSchema.parse('sb0000000001'),
  createdAt: new Date('2026-01-05T08:00Z'),
  data: [
    {
      kind: 'email',
      about: '',
      value: 'marie@exemple.fr',
      changedAt: new Date('2026-01-05T08:00Z'),
    },
  ],
};

it.each([
  ['in English to a reader of English', { locale: 'en' }, 'en', 'Mail from Parvis works'],
  ['in French to a reader of French', { locale: 'fr' }, 'fr', 'Les e-mails de Parvis fonctionnent'],
  [
    'in French when it was ordered without a language',
    {},
    'fr',
    'Les e-mails de Parvis fonctionnent',
  ],
])(
  'a test e-mail is written in the language of its reader: %s',
  async (_, params, locale, words) => {
    const mail = await testMail(() => Promise.resolve('Estuaire')).render(subject, params);
    expect(mail).toMatchObject({
      locale,
      subject: words,
      text: expect.stringContaining(words),
      html: expect.stringContaining('<h1 class="ink"'),
    });
  },
);
