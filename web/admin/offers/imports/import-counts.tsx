import { type ImportCounts, importCountsSchema } from '@parvis/contracts/careers/import-events.ts';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import list from './imports.module.css';

const names = importCountsSchema.keyof().options;
/** Shown even when there are none. */
const always: ReadonlySet<keyof ImportCounts> = new Set([
  'published',
  'revised',
  'withdrawn',
  'unchanged',
]);

/** What became of the records of a feed, or would. */
export function ImportCountsList({ counts }: { readonly counts: ImportCounts }) {
  return (
    <dl className={list.counts}>
      {names
        .filter((name) => counts[name] > 0 || always.has(name))
        .map((name) => (
          <div key={name} data-count={counts[name] === 0 ? 'none' : name}>
            <dt>
              <FormattedMessage id={`imports.counts.${name}`} values={{ count: counts[name] }} />
            </dt>
            <dd>
              <FormattedNumber value={counts[name]} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
