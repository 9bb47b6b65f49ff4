import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
} from 'node:crypto';

const curve = 'P-256';

/** Signs archives; its public key tells whether two archives come from one installation. */
export interface ArchiveSigner {
  /** Returns signature and public key (SPKI) of a text, base64. */
  sign(text: string): { readonly signature: string; readonly publicKey: string };
}

/**
 * Returns the signer of an installation: its key on P-256 follows from a secret of 32 bytes, so that
 * it is the same after a restart and nothing else has to be kept.
 */
export function createArchiveSigner(secret: Buffer): ArchiveSigner {
  const key = privateKey(secret);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  return {
    sign(text) {
      const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'der' });
      return { signature: signature.toString('base64'), publicKey };
    },
  };
}

/** The secret itself is the scalar, unless it is none of the curve's: then its digest, and so on. */
function privateKey(secret: Buffer): KeyObject {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(secret);
  } catch {
    return privateKey(createHash('sha256').update(secret).digest());
  }
  const point = pair.getPublicKey();
  const [x, y, d] = [point.subarray(1, 33), point.subarray(33), secret].map((part) =>
    part.toString('base64url'),
  );
  return createPrivateKey({
    key: { kty: 'EC', crv: curve, x: x ?? '', y: y ?? '', d: d ?? '' },
    format: 'jwk',
  });
}
