import { activityItemTypes } from '@parvis/contracts/activity/items.ts';
import { activityActionSchema } from '@parvis/contracts/content/activity-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { useIntl } from 'react-intl';
import { NativeInput } from '../audit/native-input.tsx';
import { OptionalSelect } from '../shell/optional-select.tsx';
import styles from './activity.module.css';
import type { ActivitySearch } from './activity-search.ts';

interface ActivityFiltersProps {
  readonly search: ActivitySearch;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (changed: Partial<ActivitySearch>) => void;
}

/** Filters by actor, type of item, and time. */
export function ActivityFilters({ search, people, onChange }: ActivityFiltersProps) {
  const intl = useIntl();
  const words = (id: string) => intl.formatMessage({ id });
  return (
    <search className={styles.filters}>
      <OptionalSelect
        label={words('activity.by')}
        none={words('activity.everybody')}
        value={search.by}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(by) => onChange({ by })}
      />
      <OptionalSelect
        label={words('activity.action')}
        none={words('activity.everything')}
        value={search.action}
        options={activityActionSchema.options.map((value) => ({
          value,
          label: intl.formatMessage({ id: `activity.action.${value}` }),
        }))}
        onChange={(action) => onChange({ action })}
      />
      <OptionalSelect
        label={words('activity.kind')}
        none={words('activity.all-kinds')}
        value={search.kind}
        options={[
          ...contentKinds.map((value) => ({
            value,
            label: intl.formatMessage({ id: `contents.title.${value}` }),
          })),
          ...activityItemTypes.map((value) => ({
            value,
            label: intl.formatMessage({ id: `activity.things.${value}` }),
          })),
        ]}
        onChange={(kind) => onChange({ kind })}
      />
      <NativeInput
        type="date"
        label={words('activity.from')}
        value={search.from ?? ''}
        onChange={(from) => onChange({ from: from || undefined })}
      />
      <NativeInput
        type="date"
        label={words('activity.to')}
        value={search.to ?? ''}
        onChange={(to) => onChange({ to: to || undefined })}
      />
    </search>
  );
}
