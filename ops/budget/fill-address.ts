import { publicRoutes } from '@parvis/contracts/site/routes/public-routes.ts';
import { endpoints } from '@parvis/services/main/endpoints.ts';
import type { SampleSite } from './sample-site.ts';

const positionDigits = 20;
const tokenLength = 40;
const secretLength = 43;

/** Returns an address that fits the pattern of a route: one that pages lead to, or filled in. */
export function addressOf(pattern: string, site: SampleSite, number: number): string {
  const known = site.addresses.get(pattern) ?? [];
  const found = known[number % Math.max(1, known.length)];
  if (found !== undefined) return found;
  const fill = fillings(pattern, site, number);
  return pattern.replaceAll(/\{([^}]+)\}/g, (_, name: string) => fill[name] ?? 'x');
}

/** Returns one word of the site. */
export function wordOf({ words }: SampleSite, number: number): string {
  // Neighbours are from different pages.
  return words[(number * 7_919) % words.length] ?? 'estuaire';
}

/** Returns different words of the site, together as long as allowed. */
export function textOf(site: SampleSite, number: number, length: number): string {
  let text = wordOf(site, number);
  for (let more = 1; text.length < length; more += 1)
    text += ` ${wordOf(site, number * 31 + more)}`;
  return text.slice(0, length).trim();
}

function fillings(
  pattern: string,
  site: SampleSite,
  number: number,
): Readonly<Record<string, string>> {
  const { addresses, pageIds, schemas } = site;
  const path = (at(addresses.get('page'), number) ?? '/groupe').slice(1);
  const module = moduleFor(pattern, site, number);
  return {
    'path of a page': path,
    'path in another spelling': path.toUpperCase(),
    'path of nothing': `${wordOf(site, number)}-${number}`,
    position: String(1 + number).padStart(positionDigits, '0'),
    page: String(1 + number),
    id: idFor(pattern, site, number) ?? '',
    jobModule: module?.id ?? '',
    entity: at(pageIds, number) ?? '',
    type: pattern.startsWith('/module/') ? (module?.type ?? '') : 'jobv2',
    personalityID: '0',
    slug: wordOf(site, number),
    category: wordOf(site, number),
    f1: wordOf(site, number),
    f2: wordOf(site, number + 1),
    f3: wordOf(site, number + 2),
    step: '14',
    action: 'manage',
    aid: `a1b2c3d4e5f6${String(number).padStart(4, '0')}`,
    token: String(number).padStart(tokenLength, 'k'),
    secret: String(number).padStart(secretLength, 'k'),
    social: 'mastodon',
    domain: 'messages',
    _format: number % 2 === 0 ? 'js' : 'json',
    name: at(schemas, number) ?? '',
  };
}

function idFor(pattern: string, site: SampleSite, number: number): string | undefined {
  const [, first = '', second = ''] = pattern.split('/');
  if (first === 'module') return moduleFor(pattern, site, number)?.id;
  if (second === 'operations') return at(endpoints, number)?.id;
  if (second !== 'apply') return at(site.pageIds, number);
  const offer = at(site.addresses.get(publicRoutes.job_offer.fr), number) ?? '';
  const [slug = ''] = offer.split('/').slice(-1);
  return slug.split('-')[0];
}

/** A module of the type that the pattern names, or any. */
function moduleFor(pattern: string, { modules }: SampleSite, number: number) {
  const isAny = pattern.startsWith('/module/render');
  return at(
    modules.filter(({ type }) => isAny || pattern.includes(type)),
    number,
  );
}

function at<T>(all: readonly T[] = [], number: number): T | undefined {
  return all[number % Math.max(1, all.length)];
}
