import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Keys } from './keys.tsx';
import styles from './shortcuts.module.css';
import { shortcutPlaces, shortcuts } from './shortcuts.ts';

/** Lists every shortcut, by where it works. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  return (
    <DialogFrame wide title={intl.formatMessage({ id: 'shortcuts.title' })} onClose={onClose}>
      <div className={styles.places}>
        {shortcutPlaces.map((place) => (
          <section key={place}>
            <h3>
              <FormattedMessage id={`shortcuts.place-${place}`} />
            </h3>
            <dl className={styles.list}>
              {shortcuts
                .filter((shortcut) => shortcut.place === place)
                .map(({ name }) => (
                  <div key={name}>
                    <dt>
                      <FormattedMessage id={`shortcuts.does-${name}`} />
                    </dt>
                    <dd>
                      <Keys name={name} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      <DialogActions>
        <Button className="button" autoFocus onPress={onClose}>
          <FormattedMessage id="shortcuts.close" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
