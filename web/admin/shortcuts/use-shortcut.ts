import { useEffect, useEffectEvent } from 'react';
import { commandsInReach } from './commands-in-reach.ts';
import { isAlsoOfText, isShortcut, type ShortcutName } from './shortcuts.ts';

/** Where keys write text. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Runs a command when its shortcut is pressed, instead of what the browser does; one without Ctrl, only
 * outside of fields and dialogs. While the component is mounted, the command is in reach of the search.
 */
export function useShortcut(name: ShortcutName, run: () => void): void {
  const command = useEffectEvent(run);
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(name, event) || (event.defaultPrevented && isAlsoOfText(name))) return;
    const target = event.target instanceof Element ? event.target : undefined;
    const isPlain = !event.ctrlKey && !event.metaKey;
    if (isPlain && target?.closest(`${fields}, dialog, [role=dialog], [role=alertdialog]`)) return;
    event.preventDefault();
    command();
  });
  useEffect(() => {
    document.addEventListener('keydown', listen);
    const forget = commandsInReach.add(name, () => command());
    return () => {
      document.removeEventListener('keydown', listen);
      forget();
    };
  }, [name]);
}
