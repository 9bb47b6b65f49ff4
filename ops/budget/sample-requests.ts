import { offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { maxKeywordsLength } from '@parvis/contracts/site/filters/list-state.ts';
import { addressOf, textOf, wordOf } from './fill-address.ts';
import type { Inputs, SampleRequest } from './sample-request.ts';
import type { SampleSite } from './sample-site.ts';
import { submissionsTo } from './submissions.ts';

/** As many characters of values in each group as an address has room for. */
const valuesLength = 200;
const offersPath = '/emploi-carriere/toutes-offres-emploi';

/** Returns the kinds of input of a route: ordinary ones, and the dearest that we know of. */
export function inputsOf(name: string, site: SampleSite): Inputs {
  const [method = 'GET', path = '/'] = name.split(/ (.*)/);
  if (method !== 'GET') return submissionsTo(method, path, site);
  const addresses = { ordinary: (number: number) => get(addressOf(path, site, number)) };
  return { ...addresses, ...dearInputsOf(path, site) };
}

function dearInputsOf(path: string, site: SampleSite): Inputs {
  switch (path) {
    case `${offersPath}/{f1}/{f2}/{f3}`:
      return { ...filters(offersPath, site), ...searches(offersPath, 'q', site), ...lists(site) };
    case '/careers/rss/offers':
      return { ...filters(path, site), ...searches(path, 'q', site) };
    case '/mail/alerts/modal/{type}/{step}':
      return {
        ...filters('/mail/alerts/modal/jobv2/14', site),
        ...searches('/mail/alerts/modal/jobv2/14', 'q', site),
      };
    case '/search/do':
    case '/search/autocomplete':
    case '/offers-list-autocomplete':
    case '/offers-list-location':
      return searches(path, 'search', site);
    case '/toutes-actualites/{page}':
    case '/toutes-actualites/{category}/{page}':
    case '/agenda/{category}':
    case '/rss/news/{category}':
    case '/pages/{page}':
    case '/mediaroom/communique-de-presse':
    case '/mediaroom/mediatheque':
      return searches(path.replaceAll(/\/\{\w+\}/g, ''), 'q', site);
    default:
      return {};
  }
}

function get(target: string): SampleRequest {
  return { method: 'GET', target };
}

function searches(path: string, parameter: string, site: SampleSite): Inputs {
  const search = (text: string) => get(`${path}?${new URLSearchParams({ [parameter]: text })}`);
  return {
    'a word': (number) => search(wordOf(site, number)),
    'the beginning of a word': (number) => search(wordOf(site, number).slice(0, 3)),
    'as many words as fit': (number) => search(textOf(site, number, maxKeywordsLength)),
    'as many letters as fit': (number) => search(lettersOf(site, number)),
  };
}

/** What the list of offers has besides its filters. */
function lists(site: SampleSite): Inputs {
  return {
    'a far page': (number) => get(`${offersPath}?page=${100 + number}`),
    'by distance': (number) => get(`${offersPath}?near=${45 + number}%2C2%2C500&sort=distance`),
    'as data': (number) =>
      get(`${offersPath}?q=${encodeURIComponent(wordOf(site, number))}&json=1`),
  };
}

/** Values that no filter knows are ignored, after they were looked up. */
function filters(path: string, site: SampleSite): Inputs {
  return {
    'many values in each group': (number) => {
      const groups = offerGroups.map((group, at) => [
        group,
        textOf(site, number + at, valuesLength).replaceAll(' ', '|'),
      ]);
      return get(`${path}?${new URLSearchParams(Object.fromEntries(groups))}`);
    },
  };
}

/** Single letters begin more words than anything else. */
function lettersOf(site: SampleSite, number: number): string {
  const letters = 'aceiloprstmdnu';
  const first = letters[number % letters.length] ?? 'a';
  return `${first} ${letters.split('').join(' ')} ${wordOf(site, number)}`;
}
