import type { ContentView, DeletedModuleView } from '@parvis/contracts/content/views.ts';
import { Link } from '@tanstack/react-router';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../shell/moment.tsx';
import styles from './module-list.module.css';
import type { ModuleActions } from './use-module-actions.ts';

interface DeletedModulesProps {
  readonly content: ContentView;
  /** Undefined for users who may only read. */
  readonly actions: ModuleActions | undefined;
}

/** The page's own trash: its deleted modules, each with its preview, and restored to its place. */
export function DeletedModules({ content, actions }: DeletedModulesProps) {
  const { deletedModules } = content;
  if (deletedModules.length === 0) return null;
  return (
    <details className={styles.deleted}>
      <summary>
        <FormattedMessage id="deleted-modules.title" values={{ count: deletedModules.length }} />
      </summary>
      <ul className={styles.list}>
        {deletedModules.map((module) => (
          <DeletedModule key={module.id} page={content} module={module} actions={actions} />
        ))}
      </ul>
    </details>
  );
}

interface DeletedModuleProps {
  readonly page: ContentView;
  readonly module: DeletedModuleView;
  readonly actions: ModuleActions | undefined;
}

function DeletedModule({ page, module, actions }: DeletedModuleProps) {
  const { id, type, title, revision, deletedAt, deletedBy } = module;
  return (
    <li className={styles.row}>
      <div className={styles.choose}>
        <span className={styles.type}>
          <FormattedMessage id={`module-type.${type}`} />
        </span>
        <span className={styles.words}>{title || <FormattedMessage id="modules.empty" />}</span>
        <span className={styles.who}>
          <FormattedMessage
            id="deleted-modules.by"
            values={{ by: deletedBy, at: <Moment at={deletedAt} /> }}
          />
        </span>
        {module.liveRevision !== null && (
          <span className={styles.mark} data-mark="waiting">
            <FormattedMessage id="deleted-modules.live" />
          </span>
        )}
      </div>
      <div className={styles.tools}>
        {actions && (
          <Button className="button small" onPress={() => void actions.restore(module)}>
            <FormattedMessage id="history.restore" />
          </Button>
        )}
        {revision > 0 && (
          <Link
            className="button small"
            to="/admin/content/$kind/$id/history"
            params={{ kind: page.kind, id: page.id }}
            search={{ module: id, preview: revision }}
          >
            <FormattedMessage id="history.preview" />
          </Link>
        )}
      </div>
    </li>
  );
}
