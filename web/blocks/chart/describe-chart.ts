import type { ChartForm } from '@parvis/contracts/content/modules/chart.ts';
import type { IntlShape } from 'react-intl';
import type { ChartData } from './chart-data.ts';

/** Series that the sentence names; the table below has all. */
const named = 6;

/** Returns what a chart shows, in words. */
export function describeChart(
  { categories, series, parts }: ChartData,
  form: ChartForm,
  { formatMessage, formatList }: IntlShape,
  format: (value: number) => string,
  share: (value: number) => string,
): string {
  if (form === 'shares' || form === 'waterfall') {
    const total = parts.reduce((all, { value }) => all + value, 0);
    const items = parts
      .slice(0, named * 2)
      .map(({ name, value }) =>
        formatMessage(
          { id: form === 'shares' ? 'chart.share' : 'chart.step' },
          { name, value: format(value), share: form === 'shares' ? share(value / total) : '' },
        ),
      );
    return formatMessage({ id: `chart.says-${form}` }, { items: formatList(items) });
  }
  const items = series.slice(0, named).flatMap(({ name, values }) => {
    const there = values.flatMap((value, at) => (value === undefined ? [] : [{ value, at }]));
    const [first, last] = [there[0], there.at(-1)];
    if (first === undefined || last === undefined) return [];
    const words = {
      name,
      from: format(first.value),
      first: categories[first.at] ?? '',
      to: format(last.value),
      last: categories[last.at] ?? '',
    };
    return [formatMessage({ id: first === last ? 'chart.point' : 'chart.trend' }, words)];
  });
  return formatMessage({ id: `chart.says-${form}` }, { items: formatList(items) });
}
