import { rolesPermit } from '@parvis/contracts/accounts/roles.ts';
import { outboxPath } from '@parvis/contracts/mail/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { ListScreen } from '../lists/list-screen.tsx';
import { whoAmI } from '../shell/session.ts';
import { listProjections } from './api/projections.ts';
import { ProjectionRow } from './projection-row.tsx';

const words = {
  title: 'projections.title',
  count: 'projections.count',
  none: 'projections.none',
};
const columns = [
  'projections.name',
  'projections.state',
  'projections.lag',
  'projections.position',
  'list.actions',
];

/** The progress of each read model, its failure, and its commands. */
export function ProjectionsScreen() {
  const result = useQuery(listProjections);
  const { data: account } = useQuery(whoAmI);
  const mayOperate = account !== undefined && rolesPermit(account.roles, 'projections.operate');
  return (
    <ListScreen
      words={words}
      columns={columns}
      result={result}
      renderRow={(projection) => (
        <ProjectionRow key={projection.name} projection={projection} mayOperate={mayOperate} />
      )}
    >
      <p>
        <FormattedMessage id="projections.words" />{' '}
        {account && rolesPermit(account.roles, 'outbox.read') && (
          <a href={outboxPath}>
            <FormattedMessage id="projections.outbox" />
          </a>
        )}
      </p>
    </ListScreen>
  );
}
