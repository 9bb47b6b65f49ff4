import type { PressContact } from '../demo-content.ts';

/** The press office; its phone numbers are among those reserved for fiction. */
export const pressOffice = {
  aubry: {
    name: 'Solène Aubry',
    email: 'presse@estuaire.example',
    phone: '+33 2 61 91 00 10',
  },
  claes: {
    name: 'Pieter Claes',
    email: 'pieter.claes@estuaire.example',
    phone: '+33 2 61 91 00 11',
  },
  brandt: {
    name: 'Jonas Brandt',
    email: 'jonas.brandt@estuaire.example',
    phone: '+33 2 61 91 00 12',
  },
  fonseca: {
    name: 'Marta Fonseca',
    email: 'marta.fonseca@estuaire.example',
    phone: '+33 2 61 91 00 13',
  },
  hughes: {
    name: 'Owen Hughes',
    email: 'owen.hughes@estuaire.example',
    phone: '+33 2 61 91 00 14',
  },
} as const satisfies Readonly<Record<string, PressContact>>;
