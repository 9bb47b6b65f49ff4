import type { ShortcutName } from './shortcuts.ts';

/** A command of the current screen, by the name of its shortcut. */
export interface CommandInReach {
  readonly name: ShortcutName;
  readonly run: () => void;
}

const commands = new Set<CommandInReach>();

/** The commands of the current screen that have a shortcut. */
export const commandsInReach = {
  /** Adds a command. @returns a function that removes it */
  add(name: ShortcutName, run: () => void): () => void {
    const command = { name, run };
    commands.add(command);
    return () => commands.delete(command);
  },
  list: (): readonly CommandInReach[] => [...commands],
};
