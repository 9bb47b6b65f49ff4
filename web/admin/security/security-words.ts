import { tracedEndpoints, tracedRefusals } from '@parvis/contracts/security/traced.ts';
import type { IntlShape } from 'react-intl';

const refusals: readonly string[] = tracedRefusals;

/** What happened, in words; a request that has none by the name of its endpoint. */
export function whatInWords(intl: IntlShape, what: string): string {
  return tracedEndpoints.includes(what)
    ? intl.formatMessage({ id: `security.what.${what}` })
    : intl.formatMessage({ id: 'security.what.other' }, { what });
}

/** Why it was refused, in words; by its code where that seldom is an attack. */
export function whyInWords(intl: IntlShape, why: string): string {
  return refusals.includes(why) ? intl.formatMessage({ id: `security.why.${why}` }) : why;
}
