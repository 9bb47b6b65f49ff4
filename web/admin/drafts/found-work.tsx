import { useId } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../shell/moment.tsx';
import styles from './found-work.module.css';
import type { useStoredWork } from './use-stored-work.ts';

type FoundWorkProps = Pick<ReturnType<typeof useStoredWork>, 'found' | 'settle'>;

/** Offers to restore or delete text typed on an earlier visit. */
export function FoundWork({ found, settle }: FoundWorkProps) {
  const title = useId();
  if (found === undefined) return null;
  return (
    <div role="region" aria-labelledby={title} className={styles.found}>
      <p>
        <strong id={title}>
          <FormattedMessage id="autosave.title" />
        </strong>
        <FormattedMessage id="draft.found" values={{ at: <Moment at={found.at} /> }} />
      </p>
      <div className={styles.choice}>
        <Button className="button" onPress={() => settle(true)}>
          <FormattedMessage id="autosave.restore" />
        </Button>
        <Button className="button danger" onPress={() => settle(false)}>
          <FormattedMessage id="autosave.delete" />
        </Button>
      </div>
    </div>
  );
}
