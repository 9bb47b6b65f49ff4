import { examplesOf } from '../http/request-example.ts';
import { defaultLocale, locales } from '../site/locale.ts';
import { kindEndpoints } from './kind-endpoints.ts';

const written = {
  locale: defaultLocale,
  modules: [{ type: 'statement' as const, data: { text: 'Le port reste ouvert.' } }],
};
const [, other] = locales;
/** What is sent alike for every kind. */
const alike = {
  publish: { body: {} },
  schedule: { body: { publishAt: '2031-03-31T07:00:00Z', unpublishAt: null } },
  translate: { body: { locale: other } },
  undelete: { body: {} },
  restore: { body: { revision: 1 } },
  undone: { params: { revision: '2' } },
  restoreVersion: { body: { version: 'public' } },
  createPreviewLink: { body: { days: 7 } },
} as const;

const page = { title: 'Avis aux marins', slug: 'avis-aux-marins' };
const chapter = { title: 'Le port', slug: 'le-port' };
const focus = { title: 'Les grandes marées', slug: 'grandes-marees', live: true };
const person = {
  slug: 'anne-kerbrat',
  firstName: 'Anne',
  lastName: 'Kerbrat',
  role: 'Capitaine de port',
};
const news = {
  title: 'Le port passe à l’électrique',
  slug: 'port-electrique',
  nature: 'article',
  publishedOn: '2026-03-31',
} as const;

/** Requests about one kind of content, as the description of the API shows them. */
export const kindExamples = [
  ...examplesOf(kindEndpoints.page, {
    ...alike,
    create: { body: { ...written, ...page } },
    save: { body: { title: 'Avis aux navigateurs', slug: 'avis-aux-navigateurs' } },
  }),
  ...examplesOf(kindEndpoints.chapter, {
    ...alike,
    create: { body: { ...written, ...chapter } },
    save: { body: { title: 'Le port de pêche', slug: 'port-de-peche' } },
  }),
  ...examplesOf(kindEndpoints.focus, {
    ...alike,
    create: { body: { ...written, ...focus } },
    save: { body: { ...focus, slug: 'vives-eaux', splash: true } },
  }),
  ...examplesOf(kindEndpoints.news, {
    ...alike,
    create: { body: { ...written, ...news } },
    save: { body: { ...news, slug: 'port-sans-fumee', author: 'Anne Kerbrat' } },
  }),
  ...examplesOf(kindEndpoints.personality, {
    ...alike,
    create: { body: { ...written, ...person } },
    save: { body: { ...person, slug: 'a-kerbrat', isSpokesperson: true } },
  }),
];
