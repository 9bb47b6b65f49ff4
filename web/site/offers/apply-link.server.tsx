import { applyPath } from '@parvis/contracts/careers/apply-path.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import { FormattedMessage } from 'react-intl';
import button from '../../ui/button/button.module.css';

/** The link to the application page, which robots should not follow. */
export function ApplyLink({ id }: { readonly id: OfferId }) {
  return (
    <a
      className={`${button.button} ${button.primary} ${button.regular}`}
      href={applyPath(id)}
      rel="nofollow"
      data-apply
    >
      <FormattedMessage id="job.apply" />
    </a>
  );
}
