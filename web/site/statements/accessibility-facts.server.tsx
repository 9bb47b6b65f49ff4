import { useIntl } from 'react-intl';
import { rgaaThemes } from './rgaa.ts';
import { WideTable } from './wide-table.server.tsx';

/** The themes of RGAA 4.1: what was tested of each, and what was not assessed. */
export function AccessibilityFacts() {
  const { formatMessage } = useIntl();
  const words = (id: string) => formatMessage({ id });
  return (
    <WideTable label={words('accessibility.table')}>
      <table>
        <caption>{words('accessibility.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('accessibility.theme')}</th>
            <th scope="col">{words('accessibility.assessment')}</th>
            <th scope="col">{words('accessibility.checks')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(rgaaThemes).map(([theme, assessment]) => (
            <tr key={theme}>
              <th scope="row">{formatMessage({ id: `accessibility.theme.${theme}` })}</th>
              <td>{formatMessage({ id: `accessibility.${assessment}` })}</td>
              <td>{formatMessage({ id: `accessibility.checks.${theme}` })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
