import { Secret, TOTP } from 'otpauth';
import { exampleId, type Prepare, type Stage } from './stage.ts';

/** In examples. */
const code = '492039';
const key = 'Q2l0w6kgZGVzIG1hcsOpZXMgZGUgdml2ZS1lYXU';
const email = 'anne.kerbrat@bank.example';
const password = 'correct horse battery';

async function makeAccount(stage: Stage) {
  const mailbox = `${stage.word()}@bank.example`;
  const body = { email: mailbox, name: 'Anne', roles: ['editor'] };
  const { id } = await stage.make('post', '/api/accounts', { body });
  return { id, mailbox };
}

/** Signs in as somebody whose session nothing else needs. */
const apart: Prepare = async (stage) => ({
  cookie: await stage.parvis.signIn('editor', stage.word()),
});

async function withAuthenticator(stage: Stage) {
  const mailbox = stage.word();
  const cookie = await stage.parvis.signIn('editor', mailbox);
  const { secret } = await stage.make('post', '/api/account/second-factor', { cookie });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return { mailbox, cookie, ids: { [code]: totp.generate() } };
}

const signingIn: Prepare = async (stage) => {
  const { mailbox, cookie, ids } = await withAuthenticator(stage);
  const sent = { method: 'post', body: { code: ids[code] }, cookie } as const;
  const confirmed = await stage.send('/api/account/second-factor/confirm', sent);
  const { recoveryCodes } = await confirmed.json();
  const body = { email: `${mailbox}@bank.example`, password };
  const begun = await stage.send('/admin/session', { method: 'post', body });
  const [pending = ''] = begun.headers.getSetCookie();
  return { ids: { [code]: recoveryCodes[0] }, cookie: pending.split(';')[0] ?? '' };
};

/** Returns the key in the link that is mailed to an account. */
async function mailedKey(stage: Stage, mailbox: string): Promise<string> {
  const link = await stage.linkTo(mailbox);
  return link.searchParams.get('key') ?? link.hash.replace(/^#(?:key=)?/, '');
}

/** What examples about accounts need, by the id of their operation. */
export const accountPreparations: readonly (readonly [string, Prepare])[] = [
  [
    'signIn',
    async (stage) => {
      const mailbox = stage.word();
      await stage.parvis.signIn('editor', mailbox);
      return { ids: { [email]: `${mailbox}@bank.example`, 'les marées de vive-eau': password } };
    },
  ],
  ['signOut', apart],
  ['signOutForm', apart],
  ['changePassword', apart],
  ['confirmSignIn', async (stage) => ({ ...(await apart(stage)), ids: { '{none}': '' } })],
  ['endOtherSessions', apart],
  ['addAuthenticator', apart],
  ['removeAuthenticator', apart],
  ['confirmAuthenticator', withAuthenticator],
  ['giveCode', signingIn],
  [
    'endSession',
    async (stage) => {
      const mailbox = stage.word();
      const cookie = await stage.parvis.signIn('editor', mailbox);
      const body = { email: `${mailbox}@bank.example`, password };
      await stage.send('/admin/session', { method: 'post', body });
      const listed = await stage.send('/api/account/sessions', { method: 'get', cookie });
      const { items } = await listed.json();
      const other = items.find(({ current }: { current: boolean }) => !current);
      return { ids: { [exampleId]: other.id }, cookie };
    },
  ],
  [
    'changeEmail',
    async (stage) => {
      const { id } = await makeAccount(stage);
      return { ids: { [exampleId]: id, [email]: `${stage.word()}@bank.example` } };
    },
  ],
  [
    'choosePassword',
    async (stage) => {
      const { mailbox } = await makeAccount(stage);
      return { ids: { [key]: await mailedKey(stage, mailbox) } };
    },
  ],
  [
    'confirmEmail',
    async (stage) => {
      const { id } = await makeAccount(stage);
      const mailbox = `${stage.word()}@bank.example`;
      await stage.make('post', `/api/accounts/${id}/email`, { body: { email: mailbox } });
      return { ids: { [key]: await mailedKey(stage, mailbox) } };
    },
  ],
];
