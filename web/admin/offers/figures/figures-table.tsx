import type { DayFigures } from '@parvis/contracts/careers/offer-figures.ts';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { FigureDay } from './figure-day.tsx';
import styles from './figures.module.css';

type Count = Exclude<keyof DayFigures, 'day'>;

interface FiguresTableProps {
  /** The unit of a row: a day, or a week. */
  readonly of: 'day' | 'week';
  readonly rows: readonly DayFigures[];
  readonly counts: readonly Count[];
}

/** The figures as a table, the newest first. */
export function FiguresTable({ of, rows, counts }: FiguresTableProps) {
  return (
    <table className={styles.numbers}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id={of === 'day' ? 'figures.day' : 'figures.week'} />
          </th>
          {counts.map((count) => (
            <th key={count} scope="col">
              <FormattedMessage id={`figures.${count}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map((row) => (
          <tr key={row.day}>
            <th scope="row">
              <FigureDay day={row.day} />
            </th>
            {counts.map((count) => (
              <td key={count}>
                <FormattedNumber value={row[count]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
