import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { formBody } from '../http/form-body.ts';
import { localPaths } from '../http/local-paths.ts';
import type { Locale } from '../site/locale.ts';
import { visitorAddressSchema } from './visitor-address.ts';

const none = z.object({});
const html = { status: 200, kind: 'html' } as const;
const gone = { status: 204, kind: 'empty', redirectsBrowsers: true } as const;
const open = { access: 'public', query: none } as const;
/** The token from the e-mail, which proves that its reader owns the address. */
const byToken = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{20,100}$/) });

/** The paths at which people see and erase the data we hold about them. */
export const ownDataPaths = {
  ask: { fr: '/mes-donnees', en: '/en/my-data' },
  requested: { fr: '/mes-donnees/demande', en: '/en/my-data/requested' },
  shown: { fr: '/mes-donnees/lien/{token}', en: '/en/my-data/link/{token}' },
  copy: { fr: '/mes-donnees/lien/{token}/copie', en: '/en/my-data/link/{token}/copy' },
  erasure: { fr: '/mes-donnees/lien/{token}/effacement', en: '/en/my-data/link/{token}/erasure' },
  erased: { fr: '/mes-donnees/efface', en: '/en/my-data/erased' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, `/${string}`>>>>;

/** Returns one of those paths, with the token from an e-mail where it has one. */
export function ownDataPath(step: keyof typeof ownDataPaths, locale: Locale, token = ''): string {
  return ownDataPaths[step][locale].replace('{token}', token);
}

/** The data stored about a person, as they receive it. */
export const ownDataSchema = z.object({
  since: z.iso.datetime(),
  data: z.array(
    z.object({
      kind: z.string(),
      about: z.string(),
      value: z.unknown(),
      changedAt: z.iso.datetime(),
    }),
  ),
  mails: z.array(
    z.object({
      template: z.string(),
      state: z.string(),
      orderedAt: z.iso.datetime(),
      settledAt: z.iso.datetime().nullable(),
    }),
  ),
});

/** How people see and erase the data we hold about them: links only display, and forms act. */
export const ownDataEndpoints = {
  showOwnDataForm: endpoint({
    id: 'showOwnDataForm',
    method: 'get',
    ...localPaths(ownDataPaths.ask),
    summary: 'Returns the page on which people request the data stored about them',
    ...open,
    params: none,
    body: none,
    response: html,
  }),
  requestOwnData: endpoint({
    id: 'requestOwnData',
    method: 'post',
    ...localPaths(ownDataPaths.ask),
    summary:
      'Mails a link to an address about which data is stored; the response is the same for any other address',
    ...open,
    params: none,
    body: formBody({ email: visitorAddressSchema }),
    response: gone,
    refuses: ['too-many-attempts'],
  }),
  showOwnDataRequested: endpoint({
    id: 'showOwnDataRequested',
    method: 'get',
    ...localPaths(ownDataPaths.requested),
    summary: 'Returns the page that confirms that a link was mailed, if any data is stored',
    ...open,
    params: none,
    body: none,
    response: html,
  }),
  showOwnData: endpoint({
    id: 'showOwnData',
    method: 'get',
    ...localPaths(ownDataPaths.shown),
    summary: 'Shows all data stored about the holder of the link',
    ...open,
    params: byToken,
    body: none,
    response: html,
  }),
  exportOwnData: endpoint({
    id: 'exportOwnData',
    method: 'post',
    ...localPaths(ownDataPaths.copy),
    summary: 'Returns all data stored about the holder of the link, as JSON',
    ...open,
    params: byToken,
    body: none,
    response: { status: 200, kind: 'json', schema: ownDataSchema, holdsPersonalData: true },
  }),
  eraseOwnData: endpoint({
    id: 'eraseOwnData',
    method: 'post',
    ...localPaths(ownDataPaths.erasure),
    summary: 'Permanently erases all data stored about the holder of the link',
    ...open,
    params: byToken,
    body: formBody({}),
    response: gone,
  }),
  showOwnDataErased: endpoint({
    id: 'showOwnDataErased',
    method: 'get',
    ...localPaths(ownDataPaths.erased),
    summary: 'Returns the page that confirms that all data was erased',
    ...open,
    params: none,
    body: none,
    response: html,
  }),
} as const;
