import type { PersonalDataKind } from '@parvis/contracts/subjects/personal-data.ts';

/** When personal data is erased: after a number of days, or with the item it belongs to. */
type KeptUntil = 'message-days' | 'alert-ends' | 'unneeded';

/** The retention of each kind of personal data, described by messages named after it. */
export const dataRetention: Readonly<Record<PersonalDataKind, KeptUntil>> = {
  email: 'unneeded',
  name: 'message-days',
  message: 'message-days',
  'alert-name': 'alert-ends',
  keywords: 'alert-ends',
  coordinates: 'alert-ends',
};
