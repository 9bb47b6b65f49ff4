import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnsealFailed, Vault } from './vault.ts';

const vault = new Vault(['a secret that only this specification knows']);
const place = { subjectId: 's0000000000a', kind: 'name', about: '' };

describe('an address', () => {
  it.each(['marie@exemple.fr', ' Marie@Exemple.FR ', 'MARIE@EXEMPLE.FR'])(
    'has the same hash however it is written: “%s”',
    (address) => {
      expect(vault.addressHashes(address)).toEqual(vault.addressHashes('marie@exemple.fr'));
    },
  );

  it('has a different hash under another secret', () => {
    const other = new Vault(['a secret that nobody knows at all, not even here']);
    expect(other.addressHashes('marie@exemple.fr')).not.toEqual(
      vault.addressHashes('marie@exemple.fr'),
    );
    expect(other.fingerprints).not.toEqual(vault.fingerprints);
    expect(new Vault(['a secret that only this specification knows']).fingerprints).toEqual(
      vault.fingerprints,
    );
  });
});

describe('a sealed value', () => {
  it('is unsealed unchanged, and reveals nothing of itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 6 }), (text) => {
        const sealed = vault.seal(place, text);
        expect(vault.unseal(place, sealed)).toBe(text);
        expect(sealed.includes(Buffer.from(text))).toBe(false);
      }),
      { seed: 20_260_105 },
    );
  });

  it('differs each time', () => {
    expect(vault.seal(place, 'Marie')).not.toEqual(vault.seal(place, 'Marie'));
  });

  it.each([
    ['another subject', { ...place, subjectId: 's0000000000b' }],
    ['another kind', { ...place, kind: 'message' }],
    ['another thing', { ...place, about: 'alert' }],
  ])('does not open for %s', (_, other) => {
    expect(() => vault.unseal(other, vault.seal(place, 'Marie'))).toThrow(UnsealFailed);
  });

  it('does not open when it was altered, cut short or sealed with another secret', () => {
    const sealed = vault.seal(place, 'Marie');
    const altered = Buffer.from(sealed);
    altered.writeUInt8(altered.readUInt8(30) ^ 1, 30);
    const foreign = new Vault(['a secret that nobody knows at all, not even here']);
    for (const wrong of [
      altered,
      sealed.subarray(0, 20),
      Buffer.alloc(0),
      foreign.seal(place, 'M'),
    ])
      expect(() => vault.unseal(place, wrong)).toThrow(UnsealFailed);
  });

  it('is sealed again under a new secret, which alone opens it then, and only once', () => {
    const [former, current] = [
      'the secret before this one, long enough',
      'the secret from now on, long enough',
    ];
    const both = new Vault([current, former]);
    const resealed = both.sealAgain(place, new Vault([former]).seal(place, 'Marie'));
    if (resealed === undefined) throw new Error('it was not sealed again');
    expect(new Vault([current]).unseal(place, resealed)).toBe('Marie');
    expect(both.sealAgain(place, resealed)).toBeUndefined();
  });
});
