import { socialPostsShown, thirdPartyCacheMs } from '@parvis/contracts/limits/third-parties.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { matchPath, type RouteMatch } from '@parvis/contracts/site/routes/match-path.ts';
import type {
  ComposedScreen,
  EmployerReviewScreen,
  FailureScreen,
  SocialPostsScreen,
} from '@parvis/contracts/site/screens.ts';
import type { Pool } from 'pg';
import { readAnswer } from './answer-rows.ts';
import { type AnswerOf, parseAnswer, type SourceAddresses, type SourceName } from './sources.ts';

/** The routes whose answers are third parties'. */
const routes: ReadonlySet<string> = new Set([
  'employer_review',
  'employer_review_group',
  'expand_social',
]);

/** Whether what a path answers is from third parties. */
export function isThirdPartyPath(path: string): boolean {
  const match = matchPath(path);
  return match !== undefined && routes.has(match.name);
}

interface AddressWithTime {
  readonly path: string;
  /** Without `?`. */
  readonly query: string;
  readonly now: Date;
}

type Answer = EmployerReviewScreen | SocialPostsScreen | FailureScreen;

/** Answers addresses from what third parties answered last; undefined for any other address. */
export function answeringFromThirdParties(pool: Pool, addresses: SourceAddresses) {
  const lastAnswer = async <Name extends SourceName>(name: Name) => {
    const address = addresses[name];
    const kept = address === undefined ? undefined : await readAnswer(pool, address);
    return kept && { ...kept, answer: parseAnswer(name, kept.answer) };
  };
  return async ({ path, query, now }: AddressWithTime): Promise<ComposedScreen | undefined> => {
    const match = matchPath(path);
    const screen = match && (await answerTo(match, query, lastAnswer));
    if (screen === undefined) return undefined;
    const expiresAt = new Date(now.getTime() + thirdPartyCacheMs);
    return { screen: screen, position: startOfLog, tags: [], expiresAt };
  };
}

type LastAnswer = <Name extends SourceName>(
  name: Name,
) => Promise<{ readonly answer: AnswerOf<Name>; readonly answeredAt: Date } | undefined>;

async function answerTo(
  { name, locale, params }: RouteMatch,
  query: string,
  lastAnswer: LastAnswer,
): Promise<Answer | undefined> {
  switch (name) {
    case 'employer_review':
    case 'employer_review_group': {
      const last = await lastAnswer('employerReview');
      if (last === undefined) return { screen: 'failed-answer' };
      return {
        screen: 'employer-review',
        of: name === 'employer_review' ? 'employer' : 'group',
        isTracked:
          name === 'employer_review_group' && new URLSearchParams(query).get('disabled') !== '1',
        locale,
        review: last.answer,
        answeredAt: last.answeredAt,
      };
    }
    case 'expand_social': {
      const last = await lastAnswer('socialPosts');
      const posts = last?.answer.posts
        .filter((post) => post.network === params['social'] && post.account === params['id'])
        .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
        .slice(0, socialPostsShown);
      if (posts === undefined || posts.length === 0) return { screen: 'failed-answer' };
      return { screen: 'social-posts', locale, posts };
    }
    default:
      return undefined;
  }
}
