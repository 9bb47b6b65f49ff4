import { generateHybridIdentity, identityToRecipient } from 'age-encryption';
import type { Prepare, Stage } from './stage.ts';

/** Gives the installation its first ethics officer, whose key needs no consent. */
function withOfficer(stage: Stage): Promise<unknown> {
  const officer = officers.get(stage) ?? createOfficer(stage);
  officers.set(stage, officer);
  return officer;
}

const officers = new WeakMap<Stage, Promise<unknown>>();

async function createOfficer(stage: Stage): Promise<void> {
  const recipient = await identityToRecipient(await generateHybridIdentity());
  const body = { recipient, wrappedIdentity: 'c2VhbGVk' };
  const cookie = stage.cookie('ethics-officer');
  await stage.make('post', '/api/ethics/officers', { body, cookie });
}

const opened: Prepare = async (stage) => {
  await withOfficer(stage);
  return {};
};

const reported: Prepare = async (stage) => {
  await withOfficer(stage);
  const body = { anonymous: 'on', text: 'Une facture.' };
  const { receipt } = await stage.make('post', '/modal/form-ethics', { body });
  return { ids: { '4821-0937-5566-1042': receipt } };
};

/** What examples of reports need, by the id of their operation. */
export const ethicsPreparations: readonly (readonly [string, Prepare])[] = [
  ['submitEthicsReport', opened],
  ['challengeEthicsOfficer', opened],
  ['openEthicsThread', reported],
  ['writeToEthicsOfficers', reported],
  [
    'createEthicsKey',
    async (stage) => {
      await withOfficer(stage);
      const recipient = await identityToRecipient(await generateHybridIdentity());
      const cookie = await stage.parvis.signIn('ethics-officer', stage.word());
      return { ids: { [`age1pq1${'q'.repeat(1950)}`]: recipient }, cookie };
    },
  ],
];
