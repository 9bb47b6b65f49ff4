import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../requests/use-command.ts';
import { type ContentRow, listMatching, maxSelected } from './api/list-contents.ts';
import type { ContentsSearch } from './contents-search.ts';
import type { Selection } from './selection.ts';

/** A list of content as it is shown, and what is selected in it. */
export interface SelectedContents {
  readonly kind: ContentKind;
  readonly search: ContentsSearch;
  /** The items that are shown, and the number of those that match the filters. */
  readonly shown: readonly ContentRow[];
  readonly total: number;
  readonly selection: Selection<ContentRow>;
}

const noRefresh = async () => {};

/** Offers to select everything that matches the filters, once everything shown is selected. */
export function SelectMatching({ kind, search, shown, total, selection }: SelectedContents) {
  const { run, busy } = useCommand(noRefresh);
  const count = Math.min(total, maxSelected);
  const isOffered = shown.length < count && selection.items.length === shown.length;
  if (!isOffered || !shown.every(({ id }) => selection.has(id))) return null;
  const select = async () => {
    const items = await run({ send: () => listMatching(kind, search) });
    if (items) selection.selectMatching(items);
  };
  return (
    <Button className="link" isDisabled={busy} onPress={() => void select()}>
      <FormattedMessage
        id={count < total ? 'bulk.select-first' : 'bulk.select-matching'}
        values={{ count, total }}
      />
    </Button>
  );
}
