import { expect, test } from 'vitest';
import type { Crawl, CrawledResponse } from './crawl.ts';
import { findFaults } from './find-faults.ts';
import { type ReadDocument, readDocument } from './read-document.ts';
import { ShapeCounter } from './shape-counter.ts';

const home = 'https://estuaire.example/';
const english = `${home}en/`;
const alternates = { fr: home, en: english, 'x-default': home };

function page(address: string, document: Partial<ReadDocument> = {}): CrawledResponse {
  const read = {
    links: [],
    ids: new Set<string>(),
    numbered: 0,
    canonical: address,
    alternates: {},
    isIndexed: true,
    ...document,
  };
  const links = read.links.map((link) => new URL(link, address).href);
  return { from: home, status: 200, location: undefined, document: read, html: '', links };
}

function kindsIn(pages: Readonly<Record<string, CrawledResponse>>): readonly string[] {
  const crawl: Crawl = new Map(Object.entries(pages));
  return findFaults(crawl).map(({ kind, address }) => `${kind} ${address}`);
}

const sound = {
  [home]: page(home, {
    alternates,
    links: ['/en/', '#first', '#1', '/en/#top'],
    numbered: 1,
    ids: new Set(['first']),
  }),
  [english]: page(english, { alternates }),
};

test('pages whose links, canonical addresses and alternates agree have no faults', () => {
  expect(kindsIn(sound)).toEqual([]);
});

test.each([
  [404, 'dead'],
  [500, 'dead'],
  [0, 'dead'],
])('a link to a response of status %i is dead', (status, kind) => {
  const address = `${home}a`;
  const gone = { ...page(address), status, document: undefined };
  expect(kindsIn({ ...sound, [address]: gone })).toEqual([`${kind} ${address}`]);
});

test('a link to a redirect is reported', () => {
  const moved = { ...page(`${home}a`), status: 308, location: home, document: undefined };
  expect(kindsIn({ ...sound, [`${home}a`]: moved })).toEqual([`moved ${home}a`]);
  const elsewhere = { ...moved, location: 'https://jobs.example/1' };
  expect(kindsIn({ ...sound, [`${home}a`]: elsewhere })).toEqual([]);
});

test.each(['#none', '#2', '#0', '/en/#first', '/en/#1'])(
  'a link to the missing anchor %s is reported',
  (link) => {
    const pages = { ...sound, [home]: page(home, { alternates, numbered: 1, links: [link] }) };
    expect(kindsIn(pages)).toEqual([`anchor ${new URL(link, home).href}`]);
  },
);

test.each([
  ['a page without one', `${home}a`, { canonical: undefined }, ['canonical']],
  ['a page that names another', `${home}a`, { canonical: home }, ['canonical']],
  ['a view that names its page', `${home}?p=1`, { canonical: home }, []],
  ['a view that names what is not there', `${home}?p=1`, { canonical: `${home}b` }, ['canonical']],
  ['a page that may not be kept', `${home}a`, { canonical: undefined, isIndexed: false }, []],
] as const)('the canonical address of %s', (_, address, document, kinds) => {
  const found = kindsIn({ ...sound, [address]: page(address, document) });
  expect(found).toEqual(kinds.map((kind) => `${kind} ${address}`));
});

test.each([
  ['names another page than itself', { fr: english, en: english }],
  ['is not answered', { fr: `${home}a`, en: english }],
  ['names what was not read', { fr: `${home}a`, en: `${english}b` }],
])('a page whose translations are wrong: it %s', (_, wrong) => {
  const address = `${home}a`;
  const found = kindsIn({ ...sound, [address]: page(address, { alternates: wrong }) });
  expect(new Set(found)).toEqual(new Set([`hreflang ${address}`]));
});

test('the links, anchors and addresses of a document are read', () => {
  const read = readDocument(`<!doctype html><html><head>
    <link rel="canonical" href="/a"><link rel="alternate" hreflang="en" href="/en/a">
    <link rel="stylesheet" href="/s.css"><meta name="robots" content="noindex"></head>
    <body><nav id="summary"><a href="#x">X</a></nav><h2 id="x">X</h2>
    <img src="/i.jpg" srcset="/i-1.jpg 480w, /i-2.jpg 2x" alt=""><form action="/find"></form>
    <form action="/send" method="post"></form><template><a href="/inside">in</a></template></body>`);
  expect(read.links).toEqual([
    '/a',
    '/en/a',
    '/s.css',
    '#x',
    '/i.jpg',
    '/i-1.jpg',
    '/i-2.jpg',
    '/find',
    '/inside',
  ]);
  expect([...read.ids]).toEqual(['summary', 'x']);
  expect(read).toMatchObject({
    numbered: 1,
    canonical: '/a',
    alternates: { en: '/en/a' },
    isIndexed: false,
  });
});

test('twelve views of a list with the same filters are crawled, and all pages', () => {
  const counter = new ShapeCounter();
  const admitted = (path: string) =>
    Array.from({ length: 20 }, (_, n) => `${path}${n}`).filter((one) =>
      counter.admits(new URL(one, home)),
    );
  expect(admitted('/toutes-actualites?types=t')).toHaveLength(12);
  expect(admitted('/toutes-actualites?regions=r')).toHaveLength(12);
  expect(admitted('/groupe/page-')).toHaveLength(20);
});

test('twelve offers are crawled, each in both languages', () => {
  const counter = new ShapeCounter();
  const ids = Array.from({ length: 20 }, (_, n) => `${n}`.padStart(12, 'a'));
  const admitted = (list: string, listed: readonly string[]) =>
    listed.filter((id) => counter.admits(new URL(`${list}/${id}-offer`, home)));
  const french = admitted('/emploi-carriere/offre-emploi', ids);
  expect(french).toHaveLength(12);
  const inEnglish = admitted('/en/careers/job-offer', ids.toReversed());
  expect(inEnglish.toReversed()).toEqual(french);
});

test('a leader in the media room may have their own page as canonical address', () => {
  const leader = `${home}groupe/gouvernance/ada-morel`;
  const crawl = {
    ...sound,
    [leader]: page(leader),
    [`${home}mediaroom/spokespeople/abc123abc123`]: page(home, { canonical: leader }),
  };
  expect(kindsIn(crawl)).toEqual([]);
  expect(kindsIn({ ...crawl, [`${home}a`]: page(`${home}a`, { canonical: leader }) })).toEqual([
    `canonical ${home}a`,
  ]);
});
