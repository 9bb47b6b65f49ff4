const passkey = 'only an authenticator makes the credential, for one challenge';
const proof = 'it takes a proof that an officer’s key in a browser makes for one request';

const digest = 'its secret is in the mail of an alert, which has to find something first';

/** The operations whose examples cannot be sent as they are, and why. */
export const notRun: Readonly<Record<string, string>> = {
  addPasskey: passkey,
  removePasskey: 'there is no passkey unless an authenticator made one',
  preparePasskey: 'it begins after the password of an account that has a passkey',
  givePasskey: passkey,
  unsubscribe: digest,
  resubscribe: digest,
  refuseMails: digest,
  consentToEthicsKey: proof,
  checkEthicsKey: proof,
  reinstateEthicsKey: proof,
  removeEthicsKey: proof,
  listMissingEnvelopes: proof,
  addEthicsEnvelopes: proof,
  listEthicsReports: proof,
  getEthicsReport: proof,
  getEthicsAttachment: proof,
  answerEthicsReport: proof,
  noteEthicsStep: proof,
  deleteEthicsReport: proof,
};
