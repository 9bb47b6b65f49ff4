import { useIntl } from 'react-intl';
import { dataRetention } from './data-retention.ts';
import type { FactsProps } from './facts-props.ts';
import { WideTable } from './wide-table.server.tsx';

/** What visitors give us, why it is stored, and until when. */
export function RetentionFacts({ assets }: Pick<FactsProps, 'assets'>) {
  const { formatMessage } = useIntl();
  const days = assets.messageDays ?? 0;
  return (
    <WideTable label={formatMessage({ id: 'privacy.given' })}>
      <table>
        <thead>
          <tr>
            {['what', 'why', 'until'].map((column) => (
              <th key={column} scope="col">
                {formatMessage({ id: `privacy.column.${column}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(dataRetention).map(([kind, until]) => (
            <tr key={kind}>
              <th scope="row">{formatMessage({ id: `privacy.kind.${kind}` })}</th>
              <td>{formatMessage({ id: `privacy.why.${kind}` })}</td>
              <td>{formatMessage({ id: `privacy.until.${until}` }, { days })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
