import type { Locale } from '../locale.ts';
import { routePieces } from './route-table.ts';

/** The path of the leadership page; a leader's path is this and their slug. */
export function leadershipPath(locale: Locale): string {
  const [piece] = routePieces('leader', locale);
  return piece?.kind === 'text' ? piece.text : '';
}
