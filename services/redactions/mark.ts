import { publicMessages } from '@parvis/contracts/messages/public.ts';
import { markSign } from '@parvis/contracts/redactions/redaction.ts';
import { formatDay } from '@parvis/contracts/site/format-instant.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { MarkOf, MarkParts } from '../adapters/log/redaction/effective-redactions.ts';
import type { AccountNames } from '../streams/account-names.ts';

/** Returns what stands in place of removed words. @param parts with a name instead of the account */
export function writeMark({ at, by: name, reason }: MarkParts, locale: Locale): string {
  const date = formatDay(new Date(at), locale);
  return markSign + publicMessages.format('redaction.mark', locale, { date, name, reason });
}

/** Returns marks that name the administrator by whom the words were removed. */
export function namedMarks(accountNames: AccountNames): MarkOf {
  return async (parts, locale) => {
    const name = (await accountNames.namesOf([parts.by])).get(parts.by) ?? parts.by;
    return writeMark({ ...parts, by: name }, locale);
  };
}
