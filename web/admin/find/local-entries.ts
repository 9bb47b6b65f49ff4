import type { Withholding } from '@parvis/contracts/accounts/auditor-reading.ts';
import { type Role, rolesPermit } from '@parvis/contracts/accounts/roles.ts';
import { adminMessages } from '@parvis/contracts/messages/admin.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import {
  kindsInOrder,
  listScreens,
  screensOf,
} from '@parvis/contracts/site/routes/admin-screens.ts';
import type { IntlShape } from 'react-intl';
import { containsWords } from '../lists/contains-words.ts';
import type { CommandInReach } from '../shortcuts/commands-in-reach.ts';
import type { Entry } from './entry.ts';

/** The most screens and actions that are shown for what was typed. */
const maxShown = 5;

/** An entry that is found in this browser, by its words in every language. */
export interface LocalEntry extends Entry {
  readonly words: string;
  /** Whether it is shown before anything is typed. */
  readonly isFirst: boolean;
}

interface LocalContext {
  readonly intl: IntlShape;
  readonly roles: readonly Role[];
  readonly withheld?: readonly Withholding[] | undefined;
  /** The commands of the screen behind the search. */
  readonly commands: readonly CommandInReach[];
  readonly showShortcuts: () => void;
}

/** Returns the actions and the screens that roles permit. */
export function listLocalEntries({ intl, ...context }: LocalContext): readonly LocalEntry[] {
  const mayWrite = rolesPermit(context.roles, 'content.write');
  const screens = screensOf(context);
  const own = { label: 'account.title', path: '/admin/account', section: undefined };
  return [
    ...context.commands.filter(isOffered).map(({ name, run }) => {
      const label = `shortcuts.does-${name}`;
      return entry(intl, { id: name, icon: 'action', label, opens: run, isFirst: true });
    }),
    ...kindsInOrder
      .filter(() => mayWrite)
      .map((kind) =>
        entry(intl, {
          id: `create-${kind}`,
          icon: 'action',
          label: `contents.create.${kind}`,
          opens: `${listScreens[kind]}?create=1`,
          isFirst: kind === 'page' || kind === 'news',
        }),
      ),
    ...[...screens, own].map((screen) =>
      entry(intl, {
        id: screen.path,
        icon: 'screen',
        label: screen.label,
        within: screen.section && `shell.section.${screen.section}`,
        opens: screen.path.replace('$type', 'image'),
        isFirst: false,
      }),
    ),
    entry(intl, {
      id: 'shortcuts',
      icon: 'action',
      label: 'shortcuts.title',
      opens: context.showShortcuts,
      isFirst: true,
    }),
  ];
}

interface GivenEntry extends Pick<LocalEntry, 'icon' | 'id' | 'isFirst' | 'opens'> {
  /** The id of a message. */
  readonly label: string;
  /** That of the section of a screen. */
  readonly within?: string | undefined;
}

function entry(intl: IntlShape, { label, within, ...given }: GivenEntry): LocalEntry {
  const ids = within === undefined ? [label] : [label, within];
  return {
    ...given,
    label: intl.formatMessage({ id: label }),
    ...(within !== undefined && { note: intl.formatMessage({ id: within }) }),
    words: locales
      .flatMap((locale) =>
        ids.filter(adminMessages.has).map((id) => adminMessages.format(id, locale)),
      )
      .join(' '),
  };
}

/** Whether a command is worth an entry: others belong to where the focus is. */
function isOffered({ name }: CommandInReach): boolean {
  return name === 'save' || name === 'publish';
}

/** Returns the entries whose words begin with those typed, those whose label does first. */
export function matchLocal(entries: readonly LocalEntry[], typed: string): readonly LocalEntry[] {
  const found = entries.filter(({ words }) => containsWords(words, typed));
  const isByLabel = ({ label }: LocalEntry) => containsWords(label, typed);
  return [...found.filter(isByLabel), ...found.filter((one) => !isByLabel(one))].slice(0, maxShown);
}
