/** Where shortcuts work, in the order in which they are listed. */
export const shortcutPlaces = ['everywhere', 'lists', 'editor', 'text', 'order'] as const;
type ShortcutPlace = (typeof shortcutPlaces)[number];

interface Shortcut {
  readonly name: string;
  readonly place: ShortcutPlace;
  /** As in `aria-keyshortcuts`; `Control` is ⌘ on a Mac. */
  readonly keys: string;
}

/**
 * Every shortcut of the back-office. None has AltGr, which writes characters; those of the text editor
 * are its own.
 */
export const shortcuts = [
  { name: 'find', place: 'everywhere', keys: 'Control+K' },
  { name: 'shortcuts', place: 'everywhere', keys: '?' },
  { name: 'close', place: 'everywhere', keys: 'Escape' },
  { name: 'search', place: 'lists', keys: '/' },
  { name: 'next', place: 'lists', keys: 'ArrowDown' },
  { name: 'previous', place: 'lists', keys: 'ArrowUp' },
  { name: 'open', place: 'lists', keys: 'Enter' },
  { name: 'save', place: 'editor', keys: 'Control+S' },
  { name: 'publish', place: 'editor', keys: 'Control+Shift+Enter' },
  { name: 'confirm', place: 'editor', keys: 'Enter' },
  { name: 'bold', place: 'text', keys: 'Control+B' },
  { name: 'italic', place: 'text', keys: 'Control+I' },
  { name: 'code', place: 'text', keys: 'Control+E' },
  { name: 'link', place: 'text', keys: 'Control+K' },
  { name: 'undo', place: 'text', keys: 'Control+Z' },
  { name: 'redo', place: 'text', keys: 'Control+Shift+Z' },
  { name: 'up', place: 'order', keys: 'Alt+ArrowUp' },
  { name: 'down', place: 'order', keys: 'Alt+ArrowDown' },
  { name: 'in', place: 'order', keys: 'Alt+ArrowRight' },
  { name: 'out', place: 'order', keys: 'Alt+ArrowLeft' },
] as const satisfies readonly Shortcut[];

export type ShortcutName = (typeof shortcuts)[number]['name'];

/** Returns the keys of a shortcut, as in `aria-keyshortcuts`. */
export function keysOf(name: ShortcutName): readonly string[] {
  return shortcuts.flatMap((shortcut) => (shortcut.name === name ? shortcut.keys.split('+') : []));
}

/** Returns whether the text editor has a command with the keys of a shortcut. */
export function isAlsoOfText(name: ShortcutName): boolean {
  const keys = keysOf(name).join('+');
  return shortcuts.some((shortcut) => shortcut.place === 'text' && shortcut.keys === keys);
}

/** What of a keyboard event tells shortcuts apart; those of React have it too. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  getModifierState(key: 'AltGraph'): boolean;
}

/** Returns whether an event is of a shortcut: with Ctrl, or ⌘, and never with AltGr. */
export function isShortcut(name: ShortcutName, event: PressedKey): boolean {
  const keys = keysOf(name);
  const key = keys.at(-1) ?? '';
  // Which characters need Shift depends on the keyboard.
  const isShifted = event.shiftKey && !/^[^\p{L}]$/u.test(key);
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    (event.ctrlKey || event.metaKey) === keys.includes('Control') &&
    event.altKey === keys.includes('Alt') &&
    isShifted === keys.includes('Shift') &&
    (keys.includes('Alt') || !event.getModifierState('AltGraph'))
  );
}

/** Returns shortcuts as `aria-keyshortcuts` names them on this computer. */
export function ariaKeys(...names: readonly ShortcutName[]): string {
  const nameOf = (key: string) => (key === 'Control' && isMac() ? 'Meta' : key);
  return names.map((name) => keysOf(name).map(nameOf).join('+')).join(' ');
}

/** Returns whether this computer has the keys of a Mac. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
