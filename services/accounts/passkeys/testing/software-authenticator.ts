import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A site's request, and how to tamper with the response. */
export interface Ceremony {
  readonly challenge: string;
  /** The requesting page, as reported by the browser. */
  readonly origin: string;
  /** The site that the passkey is for. */
  readonly rpId: string;
  readonly crossOrigin?: boolean;
  /** Replaces the type of the ceremony. */
  readonly type?: string;
}

const flags = { present: 0x01, credentialIncluded: 0x40 } as const;

/** Returns a passkey in software: ES256, and attestation of the kind “none”. */
export function softwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  return {
    id,
    /** Sets its signature counter. */
    count(uses: number) {
      counter = uses;
    },
    /** As `navigator.credentials.create` returns it. */
    create(ceremony: Ceremony) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = mapOf([
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), byteString(Buffer.from(x, 'base64url'))],
        [integer(-3), byteString(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        authenticatorData(ceremony.rpId, flags.present | flags.credentialIncluded, counter),
        Buffer.alloc(16),
        length,
        credentialId,
        cose,
      ]);
      const attestation = mapOf([
        [textString('fmt'), textString('none')],
        [textString('attStmt'), mapOf([])],
        [textString('authData'), byteString(authData)],
      ]);
      return {
        id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal', 'unheard-of'],
        },
      };
    },
    /** As `navigator.credentials.get` returns it; counts the use. */
    get(ceremony: Ceremony) {
      counter += 1;
      const data = authenticatorData(ceremony.rpId, flags.present, counter);
      const client = clientData('webauthn.get', ceremony);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;

function clientData(usual: string, { challenge, origin, crossOrigin = false, type }: Ceremony) {
  return Buffer.from(JSON.stringify({ type: type ?? usual, challenge, origin, crossOrigin }));
}

function authenticatorData(rpId: string, flag: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flag]), count]);
}

/** Returns the parts of CBOR (RFC 8949) that a passkey requires. */
function head(major: number, value: number): Buffer {
  const kind = major << 5;
  if (value < 24) return Buffer.from([kind | value]);
  if (value < 0x100) return Buffer.from([kind | 24, value]);
  return Buffer.from([kind | 25, value >> 8, value & 0xff]);
}

function integer(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value);
}

function byteString(bytes: Buffer): Buffer {
  return Buffer.concat([head(2, bytes.length), bytes]);
}

function textString(text: string): Buffer {
  return Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)]);
}

function mapOf(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat()]);
}
