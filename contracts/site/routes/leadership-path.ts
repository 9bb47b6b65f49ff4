import type { Locale } from '../locale.ts';
import { routeTokens } from './route-table.ts';

/** Returns the path of the leadership page; a leader's path is this and their slug. */
export function leadershipPath(locale: Locale): string {
  const [token] = routeTokens('leader', locale);
  return token?.kind === 'text' ? token.text : '';
}
