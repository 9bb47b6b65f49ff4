import type { PersonalDataKind } from '@parvis/contracts/subjects/personal-data.ts';

/** When something that people gave us is erased: after so many days, or with what needs it. */
type KeptUntil = 'message-days' | 'alert-ends' | 'unneeded';

/** How long each kind of personal data is kept; its words are messages named after it. */
export const keptData: Readonly<Record<PersonalDataKind, KeptUntil>> = {
  email: 'unneeded',
  name: 'message-days',
  message: 'message-days',
  'alert-name': 'alert-ends',
  keywords: 'alert-ends',
  coordinates: 'alert-ends',
};
