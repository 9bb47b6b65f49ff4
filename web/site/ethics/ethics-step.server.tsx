import type { EthicsStep } from '@parvis/contracts/ethics/steps.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { wordsIn } from '../../server/words.ts';
import { Confirmation } from '../forms/confirmation.tsx';
import styles from './ethics.module.css';
import { ethicsPath } from './ethics-paths.ts';
import { ReceiptForm } from './receipt-form.server.tsx';
import { ReportForm } from './report-form.server.tsx';
import { ThreadView } from './thread-view.server.tsx';

export interface EthicsStepProps {
  readonly locale: Locale;
  readonly step: EthicsStep;
}

/** What a reporter sees, in a page or in a modal. */
export function EthicsStepView({ locale, step }: EthicsStepProps) {
  const words = (id: string) => wordsIn[locale].formatMessage({ id });
  switch (step.kind) {
    case 'closed':
      return <p data-form="answer">{words('ethics.closed')}</p>;
    case 'report':
      return (
        <>
          <p>{words('ethics.text')}</p>
          <p>
            <a href={ethicsPath(locale, '/receipt')}>{words('ethics.have-receipt')}</a>
          </p>
          <ReportForm locale={locale} {...step} />
        </>
      );
    case 'sent':
      return (
        <Confirmation title={words('ethics.sent')}>
          <p>{words('ethics.sent-text')}</p>
          <p className={styles.receipt} data-ethics-receipt>
            {step.receipt}
          </p>
          <p>{words('ethics.sent-keep')}</p>
          <p>
            <a href={ethicsPath(locale, '/receipt')}>{words('ethics.have-receipt')}</a>
          </p>
        </Confirmation>
      );
    case 'receipt':
      return <ReceiptForm locale={locale} {...step} />;
    case 'thread':
      return <ThreadView locale={locale} {...step} />;
  }
}
