import type { Finding } from '@parvis/contracts/content/checks/finding.ts';
import type { ContentView, LockView } from '@parvis/contracts/content/views.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChecksPanel } from '../checks/checks-panel.tsx';
import { useChecks } from '../checks/use-checks.ts';
import { TranslationsPanel } from '../merge-language/translations-panel.tsx';
import { ActivateAll } from './activate-all.tsx';
import { AddModule } from './add-module.tsx';
import { DeletedModules } from './deleted-modules.tsx';
import { HeaderRow } from './header-row.tsx';
import styles from './module-list.module.css';
import { ModuleRow } from './module-row.tsx';
import { holderOf, type Part } from './part.ts';
import type { AwaitModule } from './use-arrival.ts';
import type { EditingSession } from './use-editing-session.ts';
import { useModuleActions } from './use-module-actions.ts';

interface ModuleListProps {
  readonly content: ContentView;
  readonly part: Part;
  readonly session: EditingSession;
  readonly locks: readonly LockView[];
  readonly mayWrite: boolean;
  readonly onChoose: (part: Part) => void;
  readonly onArrive: AwaitModule;
  readonly onSeek: (finding: Finding) => void;
}

/** The page's header, then its modules in order, then its translations. */
export function ModuleList(props: ModuleListProps) {
  const { content, part, session, locks, mayWrite, onChoose, onArrive, onSeek } = props;
  const { copies } = session.state.context;
  const intl = useIntl();
  const modules = content.modules.filter(({ deleted }) => !deleted);
  const findings = useChecks(content, copies);
  const actions = useModuleActions(content, session, onArrive);
  return (
    <nav className={styles.pane} aria-label={intl.formatMessage({ id: 'pane.modules' })}>
      <HeaderRow
        page={content}
        chosen={part === 'header'}
        unsaved={copies.has('header')}
        holder={holderOf(locks, 'header')}
        onChoose={() => onChoose('header')}
      />
      <ChecksPanel {...{ content, onSeek }} findings={findings ?? []} />
      <h2 className={styles.heading}>
        <FormattedMessage id="modules.title" values={{ count: modules.length }} />
      </h2>
      {mayWrite && <ActivateAll {...{ content, modules, actions }} />}
      <ol className={styles.list}>
        {modules.map((module, index) => (
          <ModuleRow
            key={module.id}
            module={module}
            page={content}
            chosen={part === module.id}
            unsaved={copies.has(module.id)}
            holder={holderOf(locks, module.id)}
            actions={mayWrite ? actions : undefined}
            first={index === 0}
            last={index === modules.length - 1}
            onChoose={() => onChoose(module.id)}
          />
        ))}
      </ol>
      {mayWrite && <AddModule onAdd={(type) => void actions.add(type)} />}
      <DeletedModules content={content} actions={mayWrite ? actions : undefined} />
      <TranslationsPanel content={content} mayWrite={mayWrite} />
    </nav>
  );
}
