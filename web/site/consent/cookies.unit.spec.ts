// @vitest-environment happy-dom
import {
  campaignDefaultSource,
  campaignJobBoardSource,
} from '@parvis/contracts/limits/campaigns.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choiceText, toDay } from './choice.ts';
import { cookies, type SiteCookie } from './cookies.ts';
import { type Purpose, purposes } from './purposes.ts';
import { secondsOf } from './store-cookie.ts';

let kept: string[] = [];

/** Returns a new page at an address, under a choice. */
async function visit(address: string, granted: readonly Purpose[] | undefined) {
  vi.resetModules();
  history.replaceState(null, '', address);
  const choice = granted && choiceText({ givenOn: toDay(new Date()), granted });
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(choice ? `parvis_consent=${choice}` : '');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => void kept.push(line));
  const islands = [
    await import('../campaigns/keep-campaign.island.ts'),
    await import('../applicant-profile/keep-profile.island.ts'),
  ];
  for (const { hydrate } of islands) hydrate(document.body, () => undefined);
  return import('./gate.ts');
}

const everything = '/?idc=Ports&ids=LI&sea_c=g1&rhp=2';
const names = () => kept.map((line) => line.split('=')[0]);

beforeEach(() => {
  kept = [];
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The cookies of the table that a page may set under a choice, in the order of this page. */
const waited = {
  cat3: ['applicant-experience'],
  cat5: ['parvis_campaign', 'parvis_campaign_ports', 'rh_sea_campaign'],
};

test.each([
  ['nothing was chosen', undefined, []],
  ['everything was refused', [], []],
  ['only audience measurement was granted', ['cat2'], []],
  ['personalisation was granted', ['cat3'], waited.cat3],
  ['advertising was granted', ['cat5'], waited.cat5],
  ['everything was granted', purposes, [...waited.cat5, ...waited.cat3]],
] as const)('where %s, %s is stored', async (_, granted, expected) => {
  await visit(everything, granted);
  expect(names()).toEqual(expected);
});

test('cookies waiting for consent are stored once it is given, on the same page', async () => {
  const { storeConsent } = await visit(everything, undefined);
  storeConsent(purposes);
  expect(names()).toEqual(['parvis_consent', ...waited.cat5, ...waited.cat3]);
});

test('a campaign is stored as its source and its code, a sea campaign after its prefix', async () => {
  await visit(everything, purposes);
  expect(kept.map((line) => line.split(';')[0])).toEqual([
    'parvis_campaign=LI%3APorts',
    'parvis_campaign_ports=LI%3APorts',
    'rh_sea_campaign=c_g1',
    'applicant-experience=2',
  ]);
});

test.each([
  ['/?idc=a', `${campaignDefaultSource}:a`],
  [`/?idc=a&src=${campaignJobBoardSource}`, `${campaignJobBoardSource}:a`],
  ['/?idc=a&src=else', `${campaignDefaultSource}:a`],
])(
  'a campaign without a source gets the one implied by its address: %s',
  async (address, value) => {
    await visit(address, purposes);
    expect(decodeURIComponent(kept[0] ?? '')).toContain(`parvis_campaign=${value};`);
  },
);

test.each(['/?idc=a;b', '/?idc=', '/?idc=a%20b', '/?sea_c=%3Cx%3E', '/?ids=LI', '/'])(
  '%s stores no campaign',
  async (address) => {
    await visit(address, purposes);
    expect(kept).toEqual([]);
  },
);

test.each([
  ['campaign', new Date('2026-01-15T10:00:00Z'), new Date('2027-02-15T10:00:00Z')],
  ['sea', new Date('2026-01-15T10:00:00Z'), new Date('2026-01-15T11:00:00Z')],
  ['profile', new Date('2026-01-15T10:00:00Z'), new Date('2026-01-22T10:00:00Z')],
] as const)('the cookie %s set on %o lasts until %o', (key, from, to) => {
  const cookie: SiteCookie = cookies[key];
  expect(secondsOf(cookie, from)).toBe((to.getTime() - from.getTime()) / 1_000);
});

test('cookies without consent in a new choice are erased, others stay', async () => {
  const { eraseRefusedCookies } = await import('./erase-refused-cookies.ts');
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(
    'parvis_consent=x; rh_current_search=%2Fa; applicant-experience=2; parvis_campaign=a; parvis_campaign_b=a; other=1',
  );
  vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => void kept.push(line));
  eraseRefusedCookies({ givenOn: toDay(new Date()), granted: ['cat3'] });
  expect(names()).toEqual(['parvis_campaign', 'parvis_campaign_b']);
  expect(kept.every((line) => line.includes('Max-Age=0'))).toBe(true);
});
