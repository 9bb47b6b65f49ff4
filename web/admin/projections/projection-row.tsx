import {
  type ProjectionAction,
  type ProjectionStatus,
  projectionActionSchema,
} from '@parvis/contracts/operations/endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../lists/lists.module.css';
import { useCommand } from '../requests/use-command.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { listProjections, runAction } from './api/projections.ts';

interface ProjectionRowProps {
  readonly projection: ProjectionStatus;
  readonly mayOperate: boolean;
}

const seconds = { style: 'unit', unit: 'second', maximumFractionDigits: 1 } as const;

/** One read model: its progress, and the event it stopped at. */
export function ProjectionRow({ projection, mayOperate }: ProjectionRowProps) {
  const intl = useIntl();
  const { name, state, lagMs, position, failure, rebuild } = projection;
  return (
    <tr>
      <td className={styles.name}>
        <code>{name}</code>
      </td>
      <td>
        <FormattedMessage id={`projections.state-${state}`} />
        {rebuild && (
          <p className={styles.soft}>
            <FormattedMessage id="projections.rebuilding" values={{ url: rebuild.position }} />
          </p>
        )}
        {failure && (
          <p role="alert" className="refused">
            {failure.type} · {failure.stream} · {failure.error}
          </p>
        )}
      </td>
      <td className={styles.soft}>{lagMs !== null && intl.formatNumber(lagMs / 1000, seconds)}</td>
      <td className={styles.soft}>{position.replace(/^0+(?=\d)/, '')}</td>
      <td className={styles.actions}>{mayOperate && <Actions projection={projection} />}</td>
    </tr>
  );
}

/** The commands on a read model, each with a confirmation. */
function Actions({ projection: { name, state } }: Pick<ProjectionRowProps, 'projection'>) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<ProjectionAction>();
  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: listProjections.queryKey }),
    [queryClient],
  );
  const { run, busy } = useCommand(refresh);
  const offered: readonly ProjectionAction[] =
    state === 'failed' ? projectionActionSchema.options : ['rebuild'];
  const titleOf = (action: ProjectionAction) =>
    intl.formatMessage({ id: `projections.${action}-of` }, { name });
  const act = (action: ProjectionAction) => {
    setAsking(undefined);
    void run({
      send: () => runAction(name, action),
      done: () => ({ words: intl.formatMessage({ id: `projections.${action}-done` }, { name }) }),
    });
  };
  return (
    <>
      {offered.map((action) => (
        <Button
          key={action}
          className="button small"
          isDisabled={busy}
          aria-label={titleOf(action)}
          onPress={() => setAsking(action)}
        >
          <FormattedMessage id={`projections.${action}`} />
        </Button>
      ))}
      {asking && (
        <ConfirmDialog
          title={titleOf(asking)}
          confirm={intl.formatMessage({ id: `projections.${asking}` })}
          onConfirm={() => act(asking)}
          onCancel={() => setAsking(undefined)}
        >
          <FormattedMessage id={`projections.${asking}-question`} />
        </ConfirmDialog>
      )}
    </>
  );
}
