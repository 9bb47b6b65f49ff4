import { FormattedMessage, useIntl } from 'react-intl';
import styles from './find.module.css';
import type { SearchState } from './use-entries.ts';

interface PaletteStatusProps {
  readonly typed: string;
  readonly count: number;
  readonly state: SearchState;
}

/** Says how a search went: that it takes its time, what is missing, how much was found. */
export function PaletteStatus({ typed, count, state }: PaletteStatusProps) {
  const intl = useIntl();
  const missing = state.unavailable
    .map((name) => intl.formatMessage({ id: `find.group.${name}` }))
    .join(', ');
  const isShown = state.isSlow || state.isFailed || state.isNothing || missing !== '';
  return (
    <div role="status" className={isShown ? styles.status : 'visually-hidden'}>
      {state.isSlow && <Line id="find.slow" />}
      {state.isFailed && <Line id="find.failed" />}
      {state.isNothing && <Line id="find.none" values={{ words: typed }} />}
      {missing !== '' && <Line id="find.missing" values={{ what: missing }} />}
      {!isShown && typed !== '' && state.isCurrent && <Line id="find.count" values={{ count }} />}
    </div>
  );
}

interface LineProps {
  readonly id: string;
  readonly values?: Readonly<Record<string, number | string>>;
}

function Line({ id, values }: LineProps) {
  return (
    <p>
      <FormattedMessage id={id} {...(values && { values })} />
    </p>
  );
}
