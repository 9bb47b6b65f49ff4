import { useIntl } from 'react-intl';
import styles from './page-editor.module.css';

const panes = ['modules', 'form', 'page'] as const;
export type Pane = (typeof panes)[number];

/** Switches between the three panes on narrow screens. */
export function PaneSwitch({ pane, onChange }: { pane: Pane; onChange: (pane: Pane) => void }) {
  const intl = useIntl();
  return (
    <div
      role="group"
      className={styles.paneSwitch}
      aria-label={intl.formatMessage({ id: 'pane.label' })}
    >
      {panes.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === pane}
          onClick={() => onChange(name)}
        >
          {intl.formatMessage({ id: `pane.${name}` })}
        </button>
      ))}
    </div>
  );
}
