import type { ContentView } from '@parvis/contracts/content/views.ts';
import { FileText } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { EditedBy } from './edited-by.tsx';
import styles from './module-list.module.css';
import { chooseHeaderMark } from './publication.ts';
import { UnsavedDot } from './unsaved-dot.tsx';

interface HeaderRowProps {
  readonly page: ContentView;
  readonly chosen: boolean;
  readonly unsaved: boolean;
  /** The name of another user who edits the header now. */
  readonly holder: string | undefined;
  readonly onChoose: () => void;
}

/** The page's header, with its publication status, above its modules. */
export function HeaderRow({ page, chosen, unsaved, holder, onChoose }: HeaderRowProps) {
  const mark = chooseHeaderMark(page);
  return (
    <button type="button" className={styles.header} aria-current={chosen} onClick={onChoose}>
      <FileText size={15} aria-hidden />
      <span>
        <FormattedMessage id="header.part" values={{ kind: page.kind }} />
      </span>
      {unsaved && <UnsavedDot />}
      <span className={styles.mark} data-mark={mark}>
        <FormattedMessage id={`module-mark.${mark}`} />
      </span>
      <EditedBy holder={holder} />
    </button>
  );
}
