import type { StepView } from '@parvis/contracts/content/views.ts';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { CommentList } from '../approvals/part-comments.tsx';
import { Moment } from '../shell/moment.tsx';
import styles from './history.module.css';

interface StepRowProps {
  readonly step: StepView;
  /** Public address of the page, for the link to its audit. */
  readonly url: string;
}

/** A step of the item or of one of its modules: what, who and when. */
export function StepRow({ step: { step, at, by, module, slug, comments }, url }: StepRowProps) {
  const intl = useIntl();
  const type = module && intl.formatMessage({ id: `module-type.${module.type}` });
  return (
    <li className={styles.step}>
      <p>
        <FormattedMessage id={`history.step.${step}`} values={{ module: type, slug }} />
      </p>
      <CommentList texts={comments} />
      <p className={styles.who}>
        {by} · <Moment at={at} />
      </p>
      <Link className={styles.who} to="/admin/audit" search={{ path: url, at }}>
        <FormattedMessage id="audit.link" />
      </Link>
    </li>
  );
}
