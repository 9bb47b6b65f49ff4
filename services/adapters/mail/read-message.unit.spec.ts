import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeMessage } from './compose-message.ts';
import { readMessage } from './read-message.ts';

const postmark = {
  id: 'a1b2c3d4e5f6',
  from: { address: 'ne-pas-repondre@estuaire.example', name: 'Groupe Estuaire' },
  date: new Date('2026-01-05T09:00:00Z'),
};
const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
  .map((text) => text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim())
  .filter((text) => text !== '');

describe('parsing a message', () => {
  it('returns the original text, in any script', async () => {
    await fc.assert(
      fc.asyncProperty(
        line,
        fc.array(line, { minLength: 1, maxLength: 9 }),
        line,
        async (subject, lines, html) => {
          const text = lines.join('\n');
          const mail = {
            to: { address: 'a@exemple.fr' },
            subject,
            text,
            html,
            locale: 'fr',
          } as const;
          const message = await composeMessage(mail, postmark);
          const read = readMessage(message?.raw ?? Buffer.alloc(0));
          expect(read.headers.get('subject')).toBe(subject);
          expect(read.text).toBe(text);
          expect(read.html).toBe(html);
        },
      ),
      { seed: 20_260_105, numRuns: 200 },
    );
  });

  it('never throws', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc
        .array(
          fc.constantFrom(
            'Content-Type: multipart/mixed; boundary=a',
            '--a',
            '--a--',
            '',
            '=?utf-8?Q?=',
            'x: y',
            '=3D=',
            ':',
          ),
          { maxLength: 30 },
        )
        .map((lines) => Buffer.from(lines.join('\r\n'))),
    );
    fc.assert(
      fc.property(bytes, (raw) => {
        expect(() => readMessage(Buffer.from(raw))).not.toThrow();
      }),
      { seed: 20_260_105 },
    );
  });
});
