import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { whoAmI } from '../shell/session.ts';
import { Keys } from '../shortcuts/keys.tsx';
import { ariaKeys } from '../shortcuts/shortcuts.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import type { Entry } from './entry.ts';
import styles from './find.module.css';
import { noteRecent } from './recent-items.ts';

const loadPalette = async () => ({ default: (await import('./palette.tsx')).Palette });
const Palette = lazy(loadPalette);
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
}));
/** How long after the first screen the search is loaded, so that its first letters are not lost. */
const loadedAfterMs = 500;

/** Opens the search over everything, and the list of shortcuts. */
export function FindButton() {
  const router = useRouter();
  const [shown, setShown] = useState<'palette' | 'shortcuts'>();
  const close = () => setShown(undefined);
  const showShortcuts = () => setShown('shortcuts');
  useNotedItems();
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), loadedAfterMs);
    return () => clearTimeout(timer);
  }, []);
  useShortcut('find', () => {
    // Another dialog is answered first.
    if (!document.querySelector('[role=dialog], [role=alertdialog]')) setShown('palette');
  });
  useShortcut('shortcuts', showShortcuts);
  const open = ({ opens }: Entry) => {
    close();
    if (typeof opens === 'string') router.history.push(opens);
    else opens();
  };
  return (
    <>
      <Button
        className={styles.button ?? ''}
        aria-keyshortcuts={ariaKeys('find')}
        onPress={() => setShown('palette')}
      >
        <Search size={16} aria-hidden />
        <span className={styles.title}>
          <FormattedMessage id="find.title" />
        </span>
        <span className={styles.keys} aria-hidden>
          <Keys name="find" />
        </span>
      </Button>
      <Suspense fallback={null}>
        {shown === 'palette' && (
          <Palette onOpen={open} onClose={close} showShortcuts={showShortcuts} />
        )}
        {shown === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </>
  );
}

/** Stores which items are opened in their editor. */
function useNotedItems(): void {
  const { data: account } = useQuery(whoAmI);
  const { pathname } = useLocation();
  const accountId = account?.id;
  useEffect(() => {
    const id = /^\/admin\/content\/\w+\/(\w+)\/edit$/.exec(pathname)?.[1];
    if (accountId !== undefined && id !== undefined) noteRecent(accountId, id);
  }, [accountId, pathname]);
}
