import { examplesOf } from '../http/request-example.ts';
import { defaultLocale } from '../site/locale.ts';
import { changeAccountEndpoints } from './change-account-endpoints.ts';
import { accountEndpoints } from './endpoints.ts';
import { linkEndpoints } from './link-endpoints.ts';
import { ownAccountEndpoints } from './own-account-endpoints.ts';
import { passkeyEndpoints } from './passkey-endpoints.ts';
import { secondFactorEndpoints } from './second-factor-endpoints.ts';

const email = 'anne.kerbrat@bank.example';
const password = 'les marées de vive-eau';
const key = 'Q2l0w6kgZGVzIG1hcsOpZXMgZGUgdml2ZS1lYXU';
const code = '492039';

/** Requests about accounts, as the description of the API shows them. */
export const accountExamples = [
  ...examplesOf(changeAccountEndpoints, {
    changeRoles: { body: { roles: ['editor'] } },
    changeName: { body: { name: 'Anne Kerbrat' } },
    changeEmail: { body: { email } },
    confirmEmail: { body: { key } },
  }),
  ...examplesOf(accountEndpoints, {
    signIn: { body: { email, password } },
    createToken: { body: { name: 'Import of news', days: 30, scopes: ['content:write'] } },
    openAccount: { body: { email, name: 'Anne Kerbrat', roles: ['editor'] } },
  }),
  ...examplesOf(linkEndpoints, {
    sendLink: { body: { locale: defaultLocale } },
    forgetPassword: { body: { email } },
    choosePassword: { body: { key, password } },
  }),
  ...examplesOf(ownAccountEndpoints, {
    changePassword: { body: { present: 'correct horse battery', password } },
    confirmSignIn: { body: { password: 'correct horse battery' } },
  }),
  ...examplesOf(passkeyEndpoints, {
    preparePasskey: {
      response: {
        rpId: 'www.bank.example',
        challenge: 'mZlZ3q0c0o7JxJ0bX3n0aw',
        timeout: 300_000,
        allowCredentials: [],
        userVerification: 'preferred',
      },
    },
    addPasskey: {
      response: {
        id: 'k3f9a1b2c3d4',
        name: 'Office key',
        createdAt: '2026-03-31T07:00:00Z',
        lastUsedAt: null,
        recoveryCodes: [],
      },
      body: {
        name: 'Office key',
        credential: {
          id: 'AXa8vQ',
          type: 'public-key',
          response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4ifQ', attestationObject: 'o2NmbXQ' },
        },
      },
    },
    givePasskey: {
      body: {
        credential: {
          id: 'AXa8vQ',
          type: 'public-key',
          response: {
            clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4ifQ',
            authenticatorData: 'SZYN5Q',
            signature: 'MEUCIQ',
          },
        },
      },
    },
  }),
  ...examplesOf(secondFactorEndpoints, {
    giveCode: { body: { code } },
    confirmAuthenticator: { body: { code } },
  }),
];
