import type { RedirectWarning } from '@parvis/contracts/redirects/warnings.ts';
import { TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './redirects.module.css';

/** Why a redirect does not lead visitors to its target, if that is so. */
export function RedirectWarnings({ warnings }: { readonly warnings: readonly RedirectWarning[] }) {
  return warnings.map((warning) => (
    <span key={warning.code} className={styles.warning}>
      <TriangleAlert size={16} aria-hidden />
      <span>
        <FormattedMessage
          id={`redirects.warning.${warning.code}`}
          values={{ title: 'title' in warning ? warning.title : '' }}
        />
      </span>
    </span>
  ));
}
