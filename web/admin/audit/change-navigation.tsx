import type { AuditPage } from '@parvis/contracts/audit/views.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './audit.module.css';
import type { ShownInstant } from './audit-search.ts';
import { ExactMoment } from './exact-moment.tsx';

interface ChangeNavigationProps {
  readonly page: AuditPage;
  readonly onShow: (search: ShownInstant) => void;
}

/** Buttons to the previous and the next change, each with its time and what changed. */
export function ChangeNavigation({ page, onShow }: ChangeNavigationProps) {
  const intl = useIntl();
  const { path, previousChangeAt, previousChangeOf, nextChangeAt, nextChangeOf } = page;
  const show = (at: string) => onShow({ path, at });
  return (
    <div
      role="group"
      className={styles.steps}
      aria-label={intl.formatMessage({ id: 'audit.steps' })}
    >
      <Step to={previousChangeAt} of={previousChangeOf} onStep={show}>
        <ArrowLeft size={14} aria-hidden />
        <FormattedMessage id="audit.previous" />
      </Step>
      <Step to={nextChangeAt} of={nextChangeOf} onStep={show}>
        <ArrowRight size={14} aria-hidden />
        <FormattedMessage id="audit.next" />
      </Step>
    </div>
  );
}

interface StepProps {
  readonly to: string | null;
  readonly of: AuditPage['nextChangeOf'];
  readonly onStep: (to: string) => void;
  readonly children: ReactNode;
}

/** Uses `aria-disabled` at the ends, since `disabled` would lose the keyboard focus. */
function Step({ to, of, onStep, children }: StepProps) {
  const intl = useIntl();
  const changed = of.map((reason) => intl.formatMessage({ id: `audit.of.${reason}` }));
  return (
    <button
      type="button"
      className="button small"
      aria-disabled={to === null}
      data-disabled={to === null || undefined}
      onClick={() => {
        if (to !== null) onStep(to);
      }}
    >
      {children}
      {to !== null && <ExactMoment at={to} />}
      {changed.length > 0 && ` (${changed.join(', ')})`}
    </button>
  );
}
