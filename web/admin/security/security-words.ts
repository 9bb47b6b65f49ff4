import { tracedEndpoints, tracedRefusals } from '@parvis/contracts/security/traced.ts';
import type { IntlShape } from 'react-intl';

const refusals: readonly string[] = tracedRefusals;

/** Returns the text of an event; a request without one is shown by the name of its endpoint. */
export function eventText(intl: IntlShape, what: string): string {
  return tracedEndpoints.includes(what)
    ? intl.formatMessage({ id: `security.what.${what}` })
    : intl.formatMessage({ id: 'security.what.other' }, { what });
}

/** Returns the text of the reason for a refusal; its code when it is rarely an attack. */
export function reasonText(intl: IntlShape, why: string): string {
  return refusals.includes(why) ? intl.formatMessage({ id: `security.why.${why}` }) : why;
}
