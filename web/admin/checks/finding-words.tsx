import { type Finding, longSummary } from '@parvis/contracts/content/checks/finding.ts';
import { FormattedMessage } from 'react-intl';

/** What to look at, in words. */
export function FindingWords({ finding: { check, words } }: { readonly finding: Finding }) {
  return <FormattedMessage id={`check.${check}`} values={{ words, most: longSummary }} />;
}
