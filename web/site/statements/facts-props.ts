import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Assets } from '../../server/assets.ts';

/** What a view of what the product knows is rendered with. */
export interface FactsProps {
  readonly locale: Locale;
  /** What operators configured. */
  readonly assets: Pick<Assets, 'messageDays' | 'scripts'>;
}
