import type { Locale } from '../locale.ts';
import { routePieces } from './route-table.ts';

/** The page above the leaders: the address of a leader is this path and their slug. */
export function leadershipPath(locale: Locale): string {
  const [piece] = routePieces('leader', locale);
  return piece?.kind === 'text' ? piece.text : '';
}
