import { ethicsPath } from '@parvis/contracts/ethics/ethics-path.ts';
import type { EthicsStep } from '@parvis/contracts/ethics/steps.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { publicIntl } from '../../server/intl.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Confirmation } from '../forms/confirmation.tsx';
import { FormShell } from '../forms/form-shell.tsx';
import styles from './ethics.module.css';
import { ReceiptForm } from './receipt-form.server.tsx';
import { ReportForm } from './report-form.server.tsx';
import { ThreadView } from './thread-view.server.tsx';

/** The external authorities for reports, in France. */
const defender = 'https://www.defenseurdesdroits.fr/';

/** Returns the title of a step. */
export function ethicsTitle({ locale, step }: EthicsStepProps): string {
  const isThread = step.kind === 'receipt' || step.kind === 'thread';
  return publicIntl(locale).formatMessage({ id: isThread ? 'ethics.thread' : 'ethics.title' });
}

/** A step with the wrapper for its form's script. */
export function EthicsStepInPlace(shown: EthicsStepProps) {
  const notSent = publicIntl(shown.locale).formatMessage({ id: 'form.not-sent' });
  return (
    <FormShell island="ethics-form" notSent={notSent}>
      <EthicsStepView {...shown} />
    </FormShell>
  );
}

export interface EthicsStepProps {
  readonly locale: Locale;
  readonly step: EthicsStep;
}

/** The view of a reporter, on a page or in a modal. */
export function EthicsStepView({ locale, step }: EthicsStepProps) {
  const words = (id: string) => publicIntl(locale).formatMessage({ id });
  switch (step.kind) {
    case 'closed':
      return (
        <div className={styles.texts}>
          <p>{words('ethics.closed')}</p>
          <p>
            {words('ethics.closed-elsewhere')}{' '}
            <Link href={defender}>{words('ethics.closed-link')}</Link>
          </p>
          <HaveReceipt locale={locale} />
        </div>
      );
    case 'report':
      return (
        <>
          <div className={styles.texts}>
            <p>{words('ethics.text')}</p>
            <HaveReceipt locale={locale} />
          </div>
          <ReportForm locale={locale} {...step} />
        </>
      );
    case 'sent':
      return (
        <Confirmation title={words('ethics.sent')}>
          <div className={styles.texts}>
            <p>{words('ethics.sent-text')}</p>
            <p className={styles.receipt} data-ethics-receipt>
              {step.receipt}
            </p>
            <p>
              <Button
                kind="secondary"
                size="small"
                data-copies={step.receipt}
                data-copied={words('ethics.receipt-copied')}
                data-failed={words('ethics.receipt-not-copied')}
                hidden
              >
                {words('ethics.receipt-copy')}
              </Button>{' '}
              <span role="status" />
            </p>
            <p>{words('ethics.sent-keep')}</p>
            <HaveReceipt locale={locale} />
          </div>
        </Confirmation>
      );
    case 'receipt':
      return <ReceiptForm locale={locale} {...step} />;
    case 'thread':
      return <ThreadView locale={locale} {...step} />;
  }
}

function HaveReceipt({ locale }: Pick<EthicsStepProps, 'locale'>) {
  return (
    <p>
      <Link href={ethicsPath(locale, '/receipt')}>
        {publicIntl(locale).formatMessage({ id: 'ethics.have-receipt' })}
      </Link>
    </p>
  );
}
