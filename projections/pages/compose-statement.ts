import type { Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { StatementScreen } from '@parvis/contracts/site/screens.ts';
import { composeFrame } from './compose-frame.ts';
import type { ComposeRoute } from './route-composer.ts';

/**
 * A legal statement of the product: the same in all languages, composed without database reads.
 */
export function composeStatement(screen: StatementScreen['screen']): ComposeRoute {
  return async (db, { match, at }) => {
    const pathIn = (locale: Locale) => pathOf(match.name, locale);
    const { frame, position, tags } = await composeFrame(db, match.locale, pathIn, at);
    return { kind: 'screen', screen: { screen, frame, path: match.path }, position, tags };
  };
}
