import { useIntl } from 'react-intl';
import styles from './shortcuts.module.css';
import { isMac, keysOf, type ShortcutName } from './shortcuts.ts';

/** Keys that have a sign on every computer, and those that have one on a Mac. */
const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};
const macSigns: Readonly<Record<string, string>> = { Control: '⌘', Alt: '⌥', Shift: '⇧' };

/** The keys of a shortcut, as this computer's keyboard names them. */
export function Keys({ name }: { readonly name: ShortcutName }) {
  const intl = useIntl();
  const wordOf = (key: string) => {
    const sign = signs[key] ?? (isMac() ? macSigns[key] : undefined);
    if (sign !== undefined) return sign;
    return isNamed(key) ? intl.formatMessage({ id: `shortcuts.key-${key}` }) : key;
  };
  return (
    <span className={styles.keys}>
      {keysOf(name).map((key) => (
        <kbd key={key}>{wordOf(key)}</kbd>
      ))}
    </span>
  );
}

const named = ['Control', 'Alt', 'Shift', 'Enter', 'Escape'] as const;

function isNamed(key: string): key is (typeof named)[number] {
  return named.some((one) => one === key);
}
