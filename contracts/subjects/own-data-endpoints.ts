import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { formBody } from '../http/form-body.ts';
import { visitorAddressSchema } from './visitor-address.ts';

const none = z.object({});
const html = { status: 200, kind: 'html' } as const;
const gone = { status: 204, kind: 'empty', redirectsBrowsers: true } as const;
const open = { access: 'public', query: none } as const;
/** The token from the e-mail, which proves that its reader owns the address. */
const byToken = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{20,100}$/) });

const [fr, en] = ['/mes-donnees', '/en/my-data'] as const;
/** The paths where people request the data we hold about them. */
export const ownDataPaths = { fr, en } as const;

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
    path: fr,
    englishPath: en,
    summary: 'Returns the page on which people request the data stored about them',
    ...open,
    params: none,
    body: none,
    response: html,
  }),
  requestOwnData: endpoint({
    id: 'requestOwnData',
    method: 'post',
    path: fr,
    englishPath: en,
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
    path: `${fr}/demande`,
    englishPath: `${en}/requested`,
    summary: 'Returns the page that confirms that a link was mailed, if any data is stored',
    ...open,
    params: none,
    body: none,
    response: html,
  }),
  showOwnData: endpoint({
    id: 'showOwnData',
    method: 'get',
    path: `${fr}/lien/{token}`,
    englishPath: `${en}/link/{token}`,
    summary: 'Shows all data stored about the holder of the link',
    ...open,
    params: byToken,
    body: none,
    response: html,
  }),
  exportOwnData: endpoint({
    id: 'exportOwnData',
    method: 'post',
    path: `${fr}/lien/{token}/copie`,
    englishPath: `${en}/link/{token}/copy`,
    summary: 'Returns all data stored about the holder of the link, as JSON',
    ...open,
    params: byToken,
    body: none,
    response: { status: 200, kind: 'json', schema: ownDataSchema, holdsPersonalData: true },
  }),
  eraseOwnData: endpoint({
    id: 'eraseOwnData',
    method: 'post',
    path: `${fr}/lien/{token}/effacement`,
    englishPath: `${en}/link/{token}/erasure`,
    summary: 'Permanently erases all data stored about the holder of the link',
    ...open,
    params: byToken,
    body: formBody({}),
    response: gone,
  }),
  showOwnDataErased: endpoint({
    id: 'showOwnDataErased',
    method: 'get',
    path: `${fr}/efface`,
    englishPath: `${en}/erased`,
    summary: 'Returns the page that confirms that all data was erased',
    ...open,
    params: none,
    body: none,
    response: html,
  }),
} as const;
