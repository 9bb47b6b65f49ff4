import type { SealedReport } from '@parvis/contracts/ethics/officer-endpoints.ts';
import type { ReportStep } from '@parvis/contracts/ethics/report-state.ts';
import { Button } from 'react-aria-components';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useCommand } from '../requests/use-command.ts';
import { useRefresh } from '../requests/use-refresh.ts';
import { recordStep } from './api/ethics.ts';
import { DueView } from './due-view.tsx';
import styles from './ethics.module.css';

/** The next step that has its own button; replying has the form. */
const stepFrom: Record<SealedReport['state'], readonly ReportStep[]> = {
  received: ['acknowledge', 'close'],
  acknowledged: ['close'],
  answered: ['close'],
  closed: ['reopen'],
};

/** The state of a report, its next deadline, and its next steps. */
export function ReportStatus({ report }: { report: SealedReport }) {
  const intl = useIntl();
  const refresh = useRefresh('ethics');
  const { run, busy } = useCommand(refresh);
  const { id, state, deletedOn } = report;
  const take = (step: ReportStep) =>
    void run({
      send: () => recordStep(id, step),
      done: () => ({ words: intl.formatMessage({ id: `ethics-desk.stepped.${step}` }) }),
    });
  return (
    <div className={styles.standingOf}>
      <Facts report={report} />
      {deletedOn !== null && (
        <p>
          <FormattedMessage
            id="ethics-desk.deleted-on"
            values={{ date: <FormattedDate value={deletedOn} timeZone="UTC" dateStyle="long" /> }}
          />
        </p>
      )}
      <div className={styles.actions}>
        {stepFrom[state].map((step) => (
          <Button
            key={step}
            className={step === 'acknowledge' ? 'button small primary' : 'button small'}
            isDisabled={busy}
            onPress={() => take(step)}
          >
            <FormattedMessage id={`ethics-desk.step.${step}`} />
          </Button>
        ))}
      </div>
    </div>
  );
}

function Facts({ report: { receivedOn, state, due } }: { report: SealedReport }) {
  return (
    <dl>
      <div>
        <dt>
          <FormattedMessage id="ethics-desk.received-label" />
        </dt>
        <dd>
          <FormattedDate value={receivedOn} timeZone="UTC" dateStyle="long" />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="ethics-desk.state" />
        </dt>
        <dd>
          <FormattedMessage id={`ethics-desk.state.${state}`} />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="ethics-desk.due" />
        </dt>
        <dd>
          <DueView due={due} />
        </dd>
      </div>
    </dl>
  );
}
