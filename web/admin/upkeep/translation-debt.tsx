import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import styles from '../merge-language/merge-language.module.css';
import { readDebt } from './api/upkeep.ts';
import { DebtDialog } from './debt-dialog.tsx';
import { useEditorDialog } from './use-editor-dialog.ts';

interface TranslationDebtProps {
  readonly content: ContentView;
  readonly other: ContentView['translations'][number];
  readonly mayWrite: boolean;
}

/** How far one of two linked items is behind the other, if that is its original. */
export function TranslationDebt({ content, other, mayWrite }: TranslationDebtProps) {
  if (other.id === content.translationGroup) return <OwnDebt {...{ content, mayWrite }} />;
  return content.id === content.translationGroup ? <DebtOfOther {...{ content, other }} /> : null;
}

/** At a translation: how often its original was published since, and the difference. */
function OwnDebt({ content, mayWrite }: Pick<TranslationDebtProps, 'content' | 'mayWrite'>) {
  const { data } = useQuery(readDebt(content.id, content.id));
  const { isOpen, open, close } = useEditorDialog('debt');
  if (!data?.debt) return null;
  return (
    <>
      <span className={styles.none}>
        <FormattedMessage id="debt.since" values={{ count: data.behind }} />
      </span>
      <Button className="button small" onPress={open}>
        <FormattedMessage id="debt.open" />
      </Button>
      {isOpen && (
        <DebtDialog content={content} debt={data.debt} mayWrite={mayWrite} onClose={close} />
      )}
    </>
  );
}

/** At an original: by how many publications a translation of it is behind. */
function DebtOfOther({ content, other }: Pick<TranslationDebtProps, 'content' | 'other'>) {
  const { data } = useQuery(readDebt(other.id, content.id));
  if (!data?.debt) return null;
  return (
    <span className={styles.none}>
      <FormattedMessage id="debt.behind" values={{ count: data.behind }} />
    </span>
  );
}
