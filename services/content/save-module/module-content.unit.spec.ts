import { maxRichTextNodes } from '@parvis/contracts/rich-text/document.ts';
import { describe, expect, it } from 'vitest';
import { refusalMessage } from '../../http/refusal-messages.ts';
import { readModuleContent } from './module-content.ts';

describe('The data sent for a module', () => {
  it('is parsed by the type’s schema', () => {
    expect(readModuleContent('statement', { text: ' Oser.\r\n ' })).toEqual({
      ok: true,
      value: {
        content: { type: 'statement', data: { text: 'Oser.', author: '', role: '' } },
        dropped: [],
      },
    });
  });

  it('may be HTML for a text module, with a report of what the conversion dropped', () => {
    const read = readModuleContent('text', {
      html: '<p>Bonjour</p><p><img src="/x.png" alt=""></p>',
    });
    expect(read).toMatchObject({
      ok: true,
      value: {
        content: {
          data: {
            doc: {
              type: 'doc',
              content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Bonjour' }] }],
            },
          },
        },
      },
    });
    expect(read.ok && read.value.dropped).toHaveLength(1);
  });

  it.each(['www.exemple.fr', 'javascript:alert(1)', '//exemple.fr', 'mailto:'])(
    'says where a link may lead when one is refused: %s',
    (href) => {
      const link = { kind: 'address', href };
      const start = '2027-07-14T07:30:00.000Z';
      const read = readModuleContent('event', { title: 'Forum', startsAt: start, link });
      expect(read).toEqual({
        ok: false,
        refusals: [
          {
            code: 'invalid',
            path: ['data', 'link', 'href'],
            params: { reason: 'not-a-link', field: 'href' },
          },
        ],
      });
    },
  );

  it.each([
    ['contact-cards', { items: [{ name: 'Anne', email: 'anne' }] }, 'anne@example.org'],
    ['job', { title: 'Offres', list: 'x' }, '/emploi-carriere/toutes-offres-emploi'],
  ] as const)('is refused with an example: %s', (type, data, example) => {
    const read = readModuleContent(type, data);
    expect(read).toMatchObject({ refusals: [{ params: { reason: 'format', example } }] });
  });

  it.each([
    ['an unknown shape', 'text', { foo: 1 }, ['data', 'doc']],
    [
      'both forms',
      'text',
      { html: '<p>a</p>', doc: { type: 'doc', content: [] } },
      ['data', 'doc'],
    ],
    ['HTML that is not a string', 'text', { html: 12 }, ['data', 'html']],
    ['a statement that nobody sees', 'statement', { text: '\u200b\u2060' }, ['data', 'text']],
    [
      'an author whose name runs the other way',
      'statement',
      { text: 'Oser.', author: 'A\u202eB' },
      ['data', 'author'],
    ],
    ['a statement without text', 'statement', { author: 'A.' }, ['data', 'text']],
    ['HTML for a statement', 'statement', { html: '<p>a</p>' }, ['data', 'text']],
    [
      'a link that runs script',
      'text',
      {
        doc: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: 'a',
                  marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
                },
              ],
            },
          ],
        },
      },
      ['data', 'doc', 'content', 0, 'content', 0, 'marks', 0, 'attrs', 'href'],
    ],
  ] as const)('is invalid with %s, naming the field', (_case, type, data, path) => {
    const read = readModuleContent(type, data);
    expect(read.ok ? read : read.refusals[0]).toMatchObject({ code: 'invalid', path });
  });

  it.each([
    ['statement', { text: 'Oser.', titel: 'Oser' }, ['data', 'titel']],
    ['text', { html: '<p>a</p>', titel: 'Oser' }, ['data', 'titel']],
    [
      'key-numbers',
      {
        items: [
          { value: '3', label: 'rives' },
          { value: '3', label: 'rives', breadth: 'km' },
        ],
      },
      ['data', 'items', 1, 'breadth'],
    ],
  ] as const)(
    'is refused when it has an unknown field in a module %s, which is named',
    (type, data, path) => {
      expect(readModuleContent(type, data)).toEqual({
        ok: false,
        refusals: [
          { code: 'invalid', path, params: { reason: 'unknown-field', field: path.at(-1) } },
        ],
      });
    },
  );

  it('reports the fields that a rich text lost, except empty ones', () => {
    const cell = {
      type: 'tableCell',
      attrs: { colspan: 1, rowspan: 1, colwidth: null },
      content: [{ type: 'paragraph', attrs: { textAlign: 'right' } }],
    };
    const row = { type: 'tableRow', content: [cell, cell] };
    const doc = { type: 'doc', content: [{ type: 'table', content: [row] }] };
    const read = readModuleContent('accordion', { items: [{ title: 'Estuaire', doc }] });
    expect(read).toMatchObject({ ok: true, value: { dropped: ['field: attrs'] } });
  });
});

const heading = {
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text: 'Estuaire' }],
};

/** Returns a document with this number of headings, of two nodes each. */
function headings(count: number) {
  return { type: 'doc', content: Array.from({ length: count }, () => heading) };
}
const most = (maxRichTextNodes - 2) / 2;

it.each([
  ['text', (doc: unknown) => ({ doc }), ['data', 'doc']],
  [
    'accordion',
    (doc: unknown) => ({ items: [{ title: 'Estuaire', doc }] }),
    ['data', 'items', 0, 'doc'],
  ],
] as const)(
  'is refused with too many headings in a text of a module %s, whose field is named',
  (type, data, path) => {
    expect(readModuleContent(type, data(headings(most))).ok).toBe(true);
    const read = readModuleContent(type, data(headings(most + 1)));
    const [refusal] = read.ok ? [] : read.refusals;
    expect(refusal).toMatchObject({ code: 'invalid', path });
    expect(
      refusal && (['fr', 'en'] as const).map((locale) => refusalMessage(refusal, locale)),
    ).toEqual([
      'Ce texte compte trop de paragraphes, de titres et d’autres éléments\u00a0: 30\u202f000 au plus.',
      'This text has too many paragraphs, headings and other parts: at most 30,000 are allowed.',
    ]);
  },
);
