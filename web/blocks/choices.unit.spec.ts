// @vitest-environment happy-dom
import { profileCookieSeconds } from '@parvis/contracts/limits/cookies.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applicantProfile } from '../site/applicant-profile/applicant-profile.ts';
import { consentCookie } from '../site/consent/consent-cookie.ts';
import { storeConsent } from '../site/consent/gate.ts';
import { hydrate as hydrateCardTabs } from './card-tabs/card-tabs.island.ts';
import { hydrate as hydrateProfiles } from './profiles/profiles.island.ts';
import { renderedIsland, showBlock } from './testing/show-block.tsx';

const editor = { logged: true, editing: false };
const link = { kind: 'address', href: '/a' };
const cardTabs = {
  type: 'card-tabs',
  data: {
    title: 'Our work',
    items: [
      { theme: 'Lending', title: 'Ships', link },
      { theme: 'Foreseeing', title: 'Shores', link },
      { theme: 'Lending', title: 'Homes', link },
    ],
  },
};
const profiles = {
  type: 'profiles',
  data: {
    title: 'Where are you?',
    items: [
      { profile: 0, name: 'Looking', title: 'A bank of ports' },
      { profile: 2, name: 'Student', title: 'An internship' },
    ],
  },
};

const written: string[] = [];

function forgetCookie() {
  document.cookie = 'applicant-experience=; Path=/; Max-Age=0';
  written.length = 0;
}

function press(name: string) {
  const found = [...document.querySelectorAll<HTMLElement>('button, nav a')].find(
    ({ textContent }) => textContent === name,
  );
  found?.click();
}

const shownTitles = () =>
  [...document.querySelectorAll('h3')]
    .filter((title) => title.closest('[hidden]') === null)
    .map(({ textContent }) => textContent);

beforeEach(() => {
  document.body.replaceChildren();
  storeConsent(['cat3']);
  forgetCookie();
  window.history.replaceState({}, '', '/');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => written.push(text));
});
afterEach(() => {
  storeConsent([]);
  vi.restoreAllMocks();
  document.cookie = `${consentCookie}=; Path=/; Max-Age=0`;
});

describe('Cards by theme', () => {
  test('are all shown at first, then those of the selected theme, then all again', () => {
    showBlock(cardTabs);
    hydrateCardTabs(renderedIsland('card-tabs'), () => {});
    expect(shownTitles()).toEqual(['Ships', 'Shores', 'Homes']);
    press('Lending');
    expect(shownTitles()).toEqual(['Ships', 'Homes']);
    expect(document.querySelector('[role=status]')?.textContent).toBe('2 cards');
    press('All');
    expect(shownTitles()).toEqual(['Ships', 'Shores', 'Homes']);
  });

  test('have one theme selected at a time', () => {
    showBlock(cardTabs);
    hydrateCardTabs(renderedIsland('card-tabs'), () => {});
    press('Foreseeing');
    const pressed = [...document.querySelectorAll('[aria-pressed=true]')];
    expect(pressed.map(({ textContent }) => textContent)).toEqual(['Foreseeing']);
  });

  test('have no theme buttons for editors', () => {
    showBlock(cardTabs, editor);
    expect(document.querySelector('button, [data-island]')).toBeNull();
    expect(shownTitles()).toHaveLength(3);
  });
});

describe('The applicant profile', () => {
  test.each([
    ['nothing', '', '', '', 0],
    ['the cookie', '', '', '2', 2],
    ['the page’s entity before the cookie', '', '3', '2', 3],
    ['the query before the rest', '?rhp=1', '3', '2', 1],
    ['the cookie when the query is not a number', '?rhp=a', '', '2', 2],
    ['nothing when the cookie is not a number', '', '', '-1', 0],
    ['nothing of a number beyond all profiles', '?rhp=12345678901', '', '', 0],
  ])('comes from %s', (_case, query, entity, cookie, profile) => {
    window.history.replaceState({}, '', `/${query}`);
    document.body.innerHTML = entity === '' ? '' : `<main data-profile="${entity}"></main>`;
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(`a=1; applicant-experience=${cookie}`);
    expect(applicantProfile()).toBe(profile);
  });

  test('is stored for seven days when it comes from the query, but not when it comes from the cookie', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('applicant-experience=2');
    applicantProfile();
    expect(written).toEqual([]);
    window.history.replaceState({}, '', '/?rhp=1');
    applicantProfile();
    expect(written).toEqual([
      `applicant-experience=1; Path=/; Max-Age=${profileCookieSeconds}; SameSite=Lax`,
    ]);
  });
});

describe('The text for applicant profiles', () => {
  test('is that of the visitor’s profile, or of another they choose, which is stored', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('applicant-experience=2');
    showBlock(profiles);
    hydrateProfiles(renderedIsland('profiles'), () => {});
    expect(shownTitles()).toEqual(['An internship']);
    press('Looking');
    expect(shownTitles()).toEqual(['A bank of ports']);
    expect(document.querySelector('[aria-current=true]')?.textContent).toBe('Looking');
    expect(document.activeElement?.textContent).toContain('A bank of ports');
    expect(written[0]).toContain('applicant-experience=0;');
  });

  test('is that of the first profile when there is none for the visitor’s', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('applicant-experience=7');
    showBlock(profiles);
    hydrateProfiles(renderedIsland('profiles'), () => {});
    expect(shownTitles()).toEqual(['A bank of ports']);
  });

  test('is complete without script, under links to each', () => {
    showBlock(profiles);
    const targets = [...document.querySelectorAll<HTMLAnchorElement>('nav a')].map(({ hash }) =>
      document.getElementById(hash.slice(1)),
    );
    expect(targets.map((part) => part?.hidden)).toEqual([false, false]);
  });

  test('is not filtered for editors', () => {
    showBlock(profiles, editor);
    expect(document.querySelector('[data-island], [data-waiting]')).toBeNull();
    expect(shownTitles()).toHaveLength(2);
  });
});
