import { describe, expect, it, test } from 'vitest';
import { capabilities } from '../accounts/roles.ts';
import { headerSchemas } from '../content/header.ts';
import { statementInputSchema } from '../content/modules/statement.ts';
import { refusalCodes } from '../http/refusal.ts';
import { menuLabelSchema } from '../menus/menu.ts';
import { playlistInputSchema } from '../playlists/playlist.ts';
import { catalogue, domains } from './testing/catalogues.ts';
import { messagesOfPlannedScreens } from './testing/exceptions.ts';
import {
  adminFamilies,
  designFamilies,
  mailFamilies,
  publicFamilies,
} from './testing/message-families.ts';
import { messageUses } from './testing/message-uses.ts';
import { productSources } from './testing/product-sources.ts';

/** The files that use messages, their catalogues, and the composed families of ids. */
const readers = [
  {
    name: 'the back-office',
    folders: ['web/admin', 'contracts/site/routes'],
    domains: ['admin', 'editor', 'offers'],
    families: adminFamilies,
  },
  {
    name: 'the outbox page',
    folders: ['services/outbox-page'],
    domains: ['outbox'],
    families: {},
  },
  {
    name: 'the public site',
    folders: [
      'web/server',
      'web/public',
      'web/site',
      'web/blocks',
      'projections/pages',
      'contracts/careers',
      'services/redactions',
    ],
    domains: ['public', 'blocks', 'consent', 'lists', 'offers', 'alerts'],
    families: publicFamilies,
  },
  {
    name: 'the design system',
    folders: ['web/ui', 'web/design'],
    domains: ['ui', 'blocks'],
    families: designFamilies,
  },
  {
    name: 'the reports in bundles of evidence',
    folders: ['services/audit/bundle'],
    domains: ['evidence'],
    families: {},
  },
  {
    name: 'the e-mails',
    folders: [
      'services/outbox/mail-layout',
      'services/accounts/administrator-added',
      'services/accounts/change-account',
      'services/accounts/links',
      'services/alerts/mails',
      'services/careers/absences',
      'services/contact',
      'services/digests/lapse',
      'services/digests/mails',
      'services/ethics',
      'services/notary',
      'services/operations/test-mail',
      'services/own-data',
      'services/webhooks',
    ],
    domains: ['mails'],
    families: mailFamilies,
  },
].map((reader) => {
  const uses = messageUses(productSources(reader.folders));
  const ids = reader.domains.flatMap((domain) => Object.keys(catalogue('fr', domain)));
  const members = Object.entries(reader.families).flatMap(([pattern, family]) =>
    family.members === 'quoted' ? quotedMembers(pattern, ids, uses.quoted) : family.members,
  );
  return { ...reader, uses, ids, members };
});

function quotedMembers(
  pattern: string,
  ids: readonly string[],
  quoted: ReadonlySet<string>,
): readonly string[] {
  const [before = '', after = ''] = pattern.split('*');
  return ids.filter(
    (id) =>
      id.startsWith(before) &&
      id.endsWith(after) &&
      quoted.has(id.slice(before.length, id.length - after.length)),
  );
}

test('every catalogue has a reader', () => {
  const read = [...new Set(readers.flatMap((reader) => reader.domains)), 'refusals'];
  expect(domains.toSorted()).toEqual(read.toSorted());
});

describe.each(readers)('in $name', ({ families, uses, ids, members }) => {
  const prefixes = new Set(ids.map((id) => id.split('.')[0]));

  it('ids have a dot', () => {
    expect(ids.filter((id) => !id.includes('.'))).toEqual([]);
  });

  it('every message referenced by id exists', () => {
    expect(uses.requested.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('every string with the prefix of an id is an id', () => {
    const alike = [...uses.quoted].filter(
      (text) => /^[\w-]+(?:\.[\w-]+)+$/.test(text) && prefixes.has(text.split('.')[0]),
    );
    const known = new Set<string>([...ids, ...capabilities]);
    expect(alike.filter((text) => !known.has(text))).toEqual([]);
  });

  it('every family of ids is declared, and every declared family is used', () => {
    expect(uses.families).toEqual(Object.keys(families).toSorted());
  });

  it('every member of a family exists', () => {
    expect(members.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test.each(domains.filter((domain) => domain !== 'refusals'))(
  'no message of %s is unused, except those of coming screens',
  (domain) => {
    const reading = readers.filter((reader) => reader.domains.includes(domain));
    const unused = Object.keys(catalogue('fr', domain)).filter(
      (id) => !reading.some(({ uses, members }) => uses.quoted.has(id) || members.includes(id)),
    );
    expect(unused.filter((id) => !messagesOfPlannedScreens.has(id))).toEqual([]);
  },
);

test('the messages of planned screens exist and are not used yet', () => {
  const used = new Set(readers.flatMap(({ uses }) => [...uses.quoted]));
  const ids = new Set(readers.flatMap((reader) => reader.ids));
  const wrong = [...messagesOfPlannedScreens].filter((id) => !ids.has(id) || used.has(id));
  expect(wrong).toEqual([]);
});

test('ids are found in both the back-office and the public site', () => {
  expect(readers.slice(0, 2).filter(({ uses }) => uses.requested.length < 10)).toEqual([]);
});

describe('the words of refusals', () => {
  const ids = Object.keys(catalogue('fr', 'refusals'));
  const { quoted } = messageUses(productSources(['contracts', 'services']));

  it('exist for every code', () => {
    expect(refusalCodes.filter((code) => !ids.includes(code))).toEqual([]);
  });

  it('belong to a code, to the reason of one, to a fault, or to a field named in a message', () => {
    const codes = new Set<string>([...refusalCodes, 'fault']);
    const sent = [
      ...Object.values(headerSchemas),
      statementInputSchema.shape.data,
      { shape: { label: menuLabelSchema } },
      playlistInputSchema.shape.titles,
    ];
    const fields = new Set(sent.flatMap(({ shape }) => Object.keys(shape)));
    const strangers = ids.filter((id) => {
      const [code = '', reason] = id.split('.');
      if (code === 'field') return !fields.has(String(reason));
      return !codes.has(code) || (reason !== undefined && !quoted.has(reason));
    });
    expect(strangers).toEqual([]);
  });

  it('exist for every reason in use', () => {
    const reasons = productSources(['services']).flatMap(({ text }) =>
      [...text.matchAll(/\breason: (?:[^,}\n]*\? )?'([\w-]+)'(?: : '([\w-]+)')?/g)].flatMap(
        ([, first, second]) => [first, second].filter((reason) => reason !== undefined),
      ),
    );
    expect(reasons.length).toBeGreaterThan(5);
    const given = new Set(ids.map((id) => id.split('.')[1]));
    expect(reasons.filter((reason) => !given.has(reason))).toEqual([]);
  });
});

describe('scanning code for message ids', () => {
  const read = (text: string) => messageUses([{ path: 'x.tsx', text }]);

  it.each([
    ['<FormattedMessage id="a.b" values={{ x: 1 }} />', ['a.b'], []],
    ["<FormattedMessage id={on ? 'a.b' : 'a.c'} />", ['a.b', 'a.c'], []],
    ["<FormattedMessage\n  id={as === 'cards' ? 'a.b' : 'a.c'}\n/>", ['a.b', 'a.c'], []],
    ["intl.formatMessage({ id: 'a.b' }, { level: 'x.y' })", ['a.b'], []],
    ["formatMessage({\n  id: value === 'all' ? 'a.all' : `a.${value}`,\n})", ['a.all'], ['a.*']],
    ['<FormattedMessage id={`${part}.${field}`} />', [], ['*.*']],
    ["const words = (id: string) => formatMessage({ id }); words('a.b')", [], []],
  ])('finds the ids in %s', (text, requested, families) => {
    expect(read(text)).toMatchObject({ requested, families });
  });

  it('treats every quoted string as a possible use', () => {
    expect(read("words('a.b')").quoted.has('a.b')).toBe(true);
  });
});
