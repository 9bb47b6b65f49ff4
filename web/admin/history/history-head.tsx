import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { DeletedModuleView, ModuleView } from '@parvis/contracts/content/views.ts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ItemOfKind } from '../page-editor/api/read-editor.ts';
import { ModuleTitle } from '../page-editor/module-title.tsx';
import styles from './history.module.css';

interface HistoryHeadProps {
  readonly item: ItemOfKind;
  readonly title: string;
  /** Absent for the item's header. */
  readonly module: ModuleView | DeletedModuleView | undefined;
}

/** Whose history is shown, with the way back to its form, and to the versions of the whole item. */
export function HistoryHead({ item, title, module }: HistoryHeadProps) {
  const intl = useIntl();
  const { kind, id } = item;
  return (
    <header className={styles.head}>
      <Link
        to="/admin/content/$kind/$id/edit"
        params={{ kind, id }}
        search={{ module: module?.id }}
        aria-label={intl.formatMessage({ id: 'history.back' }, { kind })}
      >
        <ArrowLeft size={18} aria-hidden />
      </Link>
      <h1>
        <FormattedMessage id="history.title" values={{ title }} />
      </h1>
      <p>
        <PartTitle kind={kind} module={module} />
      </p>
      <Link
        className={styles.versions}
        to="/admin/content/$kind/$id/versions"
        params={{ kind, id }}
      >
        <FormattedMessage id="versions.link" />
      </Link>
    </header>
  );
}

interface PartTitleProps extends Pick<HistoryHeadProps, 'module'> {
  readonly kind: ContentKind;
}

function PartTitle({ kind, module }: PartTitleProps) {
  if (module === undefined) return <FormattedMessage id="header.part" values={{ kind }} />;
  return (
    <>
      <FormattedMessage id={`module-type.${module.type}`} /> ·{' '}
      {'data' in module ? <ModuleTitle module={module} /> : module.title}
    </>
  );
}
