import { type FeedSchedule, feedSchedules } from '@parvis/contracts/careers/feeds/feed-terms.ts';
import { useIntl } from 'react-intl';
import { Field } from '../../shell/field.tsx';
import { NativeSelect } from '../../shell/native-select.tsx';

interface ScheduleFieldsProps {
  readonly value: FeedSchedule;
  readonly onChange: (schedule: FeedSchedule) => void;
}

/** A time before people come to work. */
const usualTime = '05:30';

/** How often a feed is fetched; each day, at what time. */
export function ScheduleFields({ value, onChange }: ScheduleFieldsProps) {
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id: `offer-feeds.${id}` });
  return (
    <>
      <NativeSelect
        label={label('schedule')}
        value={value.every}
        options={feedSchedules.map((every) => ({ value: every, label: label(`choice.${every}`) }))}
        onChange={(every) => onChange(every === 'day' ? { every, at: usualTime } : { every })}
      />
      {value.every === 'day' && (
        <Field
          label={label('at')}
          hint={label('at-hint')}
          value={value.at}
          onChange={(at) => onChange({ every: 'day', at: at.trim() })}
          required
        />
      )}
    </>
  );
}
