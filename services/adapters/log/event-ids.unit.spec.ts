import { anyText } from '@parvis/contracts/testing/any-text.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventId, uuidV5 } from './event-ids.ts';

const dns = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';
const url = '6ba7b811-9dad-11d1-80b4-00c04fd430c8';

describe('UUID version 5', () => {
  it.each([
    ['RFC 9562, appendix A.4', dns, 'www.example.com', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
    ['Python documentation of uuid5', dns, 'python.org', '886313e1-3b8a-5372-9b90-0c9aee199e5d'],
    ['an empty name', url, '', '1b4db7eb-4057-5ddf-91e0-36dec72071f5'],
  ])('gives the published value: %s', (_source, namespace, name, expected) => {
    expect(uuidV5(namespace, name)).toBe(expected);
  });

  it('has version 5 and the variant of the RFC for any name', () => {
    fc.assert(
      fc.property(anyText(), (name) => {
        expect(uuidV5(dns, name)).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
      }),
      { seed: 5 },
    );
  });
});

describe('an event id', () => {
  it('is the same for the same command and index, and different for any other', () => {
    const ids = ['c1', 'c2'].flatMap((command) => [0, 1, 11].map((i) => eventId(command, i)));
    expect(new Set(ids).size).toBe(6);
    expect(eventId('c1', 0)).toBe(ids[0]);
  });
});
