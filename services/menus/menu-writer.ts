import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { MenuCommand } from '@parvis/contracts/menus/commands.ts';
import {
  type MenuEvent,
  menuEvents,
  menuEventVersion,
  menuStreamPrefix,
} from '@parvis/contracts/menus/events.ts';
import { evolveMenu } from '@parvis/contracts/menus/evolve-menu.ts';
import { type MenuId, menuIdSchema } from '@parvis/contracts/menus/ids.ts';
import type { Menu, MenuContent } from '@parvis/contracts/menus/menu.ts';
import type { Clock } from '../adapters/clock.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { mintId } from '../streams/mint-id.ts';
import type { StreamFamily } from '../streams/stream-family.ts';
import { type ExecutedCommand, StreamWriter } from '../streams/stream-writer.ts';
import { decideMenu } from './decide.ts';
import { linkedContents } from './entries.ts';
import type { KnownContents } from './ports.ts';

export interface MenuWriterPorts {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  readonly contents: KnownContents;
}

const family: StreamFamily<Menu, MenuEvent> = {
  prefix: menuStreamPrefix,
  version: menuEventVersion,
  read: menuEvents.read,
  evolve: evolveMenu,
};

/** Returns the id of the menu with this name and language, which is the same whoever creates it. */
export function menuIdOf({ name, locale }: Pick<MenuContent, 'name' | 'locale'>): MenuId {
  return menuIdSchema.parse(mintId(`menu/${locale}/${name}`));
}

/** Executes commands on menus. */
export class MenuWriter {
  readonly #log: EventLog;
  readonly #contents: KnownContents;
  readonly #writer: StreamWriter<Menu, MenuEvent>;

  constructor({ log, clock, accountNames, contents }: MenuWriterPorts) {
    this.#log = log;
    this.#contents = contents;
    this.#writer = new StreamWriter(family, { log, clock, accountNames });
  }

  /** Repeating a request returns the same result and appends nothing. @throws LogUnavailable */
  execute(
    actor: Actor,
    command: MenuCommand,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand<Menu>>> {
    return this.#writer.execute({
      actor,
      capability: 'content.write',
      requestId,
      id: command.menuId,
      command: command.type,
      decide: async (state) => {
        const known = await this.#contents.among([...new Set(linkedContents(entriesOf(command)))]);
        return decideMenu(command, state, known);
      },
    });
  }

  /** Returns an earlier revision of a menu, from its own stream. @throws LogUnavailable */
  async revision(menuId: MenuId, revision: number): Promise<MenuContent | undefined> {
    for (const recorded of await this.#log.readStream(menuStreamPrefix + menuId)) {
      const event = menuEvents.read(recorded);
      if (event.type !== 'MenuDeleted' && event.data.revision === revision) return event.data.menu;
    }
    return undefined;
  }
}

function entriesOf(command: MenuCommand): MenuContent['entries'] {
  switch (command.type) {
    case 'create-menu':
    case 'restore-menu':
      return command.menu.entries;
    case 'save-menu':
      return [...command.entries];
    case 'delete-menu':
      return [];
  }
}
