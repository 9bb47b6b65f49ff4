import type { RevisionEntry } from '@parvis/contracts/revisions/views.ts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import lists from '../lists/lists.module.css';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { entities, type RevisionedEntity } from './entities.ts';
import styles from './revisions.module.css';
import { useRestore } from './use-restore.ts';

interface EntityHeadProps {
  readonly of: RevisionedEntity;
  /** Undefined until it is loaded, or if nothing was ever saved. */
  readonly newest: RevisionEntry | undefined;
}

/** The head of a history, with links back to its screen and the button that undeletes. */
export function EntityHead({ of, newest }: EntityHeadProps) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const { undelete, busy, mayRestore } = useRestore(of);
  const entity = entities[of.type];
  const screen = intl.formatMessage({ id: entity.title });
  const name = (newest && entity.nameOf(newest.content, { intl, language })) ?? screen;
  return (
    <>
      <div className={lists.head}>
        <div className={styles.title}>
          <Link
            {...entity.screen(of, newest?.content)}
            aria-label={intl.formatMessage({ id: 'revisions.back' }, { title: screen })}
          >
            <ArrowLeft size={18} aria-hidden />
          </Link>
          <h1>
            <FormattedMessage id="history.title" values={{ title: name }} />
          </h1>
        </div>
        {newest?.deleted && mayRestore && (
          <Button
            className="button primary"
            isDisabled={busy}
            onPress={() => undelete(name, newest.revision)}
          >
            <FormattedMessage id="bulk.action.undelete" />
          </Button>
        )}
      </div>
      {newest?.deleted && (
        <p className={lists.count}>
          <FormattedMessage id="revisions.gone" />
        </p>
      )}
    </>
  );
}
