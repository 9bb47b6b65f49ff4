import { socialPostsShown, thirdPartyCacheMs } from '@parvis/contracts/limits/third-parties.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { matchPath, type RouteMatch } from '@parvis/contracts/site/routes/match-path.ts';
import type { RouteName } from '@parvis/contracts/site/routes/route-table.ts';
import type {
  ComposedScreen,
  EmployerReviewScreen,
  FailureScreen,
  SocialPostsScreen,
} from '@parvis/contracts/site/screens.ts';
import type { SocialPost } from '@parvis/contracts/third-parties/social-posts.ts';
import type { Pool } from 'pg';
import { readStoredResponse } from './response-rows.ts';
import {
  parseResponse,
  type ResponseOf,
  type SourceAddresses,
  type SourceName,
} from './sources.ts';

/** Returns whether the response of a path comes from third parties. */
export function isThirdPartyPath(path: string): boolean {
  const match = matchPath(path);
  return match !== undefined && composers[match.name] !== undefined;
}

interface AddressWithTime {
  readonly path: string;
  /** Without `?`. */
  readonly query: string;
  readonly now: Date;
}

type ResponseScreen = EmployerReviewScreen | SocialPostsScreen | FailureScreen;

/**
 * Returns the last response of each third party, and its time; undefined when there is none, or no
 * address.
 */
export function lastResponses(pool: Pool, addresses: SourceAddresses): LastResponse {
  return async <Name extends SourceName>(name: Name) => {
    const address = addresses[name];
    const kept = address === undefined ? undefined : await readStoredResponse(pool, address);
    return kept && { ...kept, response: parseResponse(name, kept.response) };
  };
}

/** Serves addresses from the last responses of third parties; undefined for any other address. */
export function serveThirdParties(pool: Pool, addresses: SourceAddresses) {
  const lastResponse = lastResponses(pool, addresses);
  return async ({ path, query, now }: AddressWithTime): Promise<ComposedScreen | undefined> => {
    const match = matchPath(path);
    const screen = match && (await composers[match.name]?.(match, query, lastResponse));
    if (screen === undefined) return undefined;
    const expiresAt = new Date(now.getTime() + thirdPartyCacheMs);
    return { screen: screen, position: startOfLog, tags: [], expiresAt };
  };
}

type LastResponse = <Name extends SourceName>(
  name: Name,
) => Promise<{ readonly response: ResponseOf<Name>; readonly answeredAt: Date } | undefined>;

type ComposeResponse = (
  match: RouteMatch,
  query: string,
  lastResponse: LastResponse,
) => Promise<ResponseScreen>;

/** The screens with responses of third parties, by route. */
const composers: Partial<Record<RouteName, ComposeResponse>> = {
  employer_review: reviewOfEmployer,
  employer_review_group: reviewOfEmployer,
  expand_social: newestPosts,
};

async function reviewOfEmployer(
  { name, locale }: RouteMatch,
  query: string,
  lastResponse: LastResponse,
): Promise<ResponseScreen> {
  const last = await lastResponse('employerReview');
  if (last === undefined) return { screen: 'failed-answer' };
  return {
    screen: 'employer-review',
    of: name === 'employer_review' ? 'employer' : 'group',
    isTracked:
      name === 'employer_review_group' && new URLSearchParams(query).get('disabled') !== '1',
    locale,
    review: last.response,
    answeredAt: last.answeredAt,
  };
}

async function newestPosts(
  { locale, params }: RouteMatch,
  _query: string,
  lastResponse: LastResponse,
): Promise<ResponseScreen> {
  const last = await lastResponse('socialPosts');
  const of = { network: params['social'], account: params['id'] };
  const posts = pickNewestPosts(last?.response.posts ?? [], of);
  if (posts.length === 0) return { screen: 'failed-answer' };
  return { screen: 'social-posts', locale, posts };
}

/** Returns the newest posts of an account on a network, as many as a page shows. */
export function pickNewestPosts(
  posts: readonly SocialPost[],
  {
    network,
    account,
  }: { readonly network: string | undefined; readonly account: string | undefined },
): readonly SocialPost[] {
  return posts
    .filter((post) => post.network === network && post.account === account)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, socialPostsShown);
}
