import { type ContentPlan, nextPlanned } from '@parvis/contracts/content/plan.ts';
import { CalendarClock } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../shell/moment.tsx';
import styles from './schedule.module.css';

/** The plan of an item; nothing when there is none. */
export function Planned({ plan }: { plan: ContentPlan }) {
  if (nextPlanned(plan) === null) return null;
  const { publishAt, unpublishAt, fixed } = plan;
  return (
    <span className={styles.planned}>
      <CalendarClock size={14} aria-hidden />
      {publishAt !== null && (
        <span>
          <FormattedMessage
            id={fixed ? 'schedule.publishes-fixed' : 'schedule.publishes'}
            values={{ at: <Moment at={publishAt} /> }}
          />
        </span>
      )}
      {unpublishAt !== null && (
        <span>
          <FormattedMessage
            id="schedule.unpublishes"
            values={{ at: <Moment at={unpublishAt} /> }}
          />
        </span>
      )}
    </span>
  );
}
