import type { FacetOrderView, ListedFacet } from '@parvis/contracts/facets/endpoints.ts';
import { sortByFacetOrder } from '@parvis/contracts/facets/facet-order.ts';
import type { FacetGroup } from '@parvis/contracts/site/filters/facets.ts';
import { textIn } from '@parvis/contracts/site/locale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import blocks from '../blocks/blocks.module.css';
import { ListItem } from '../blocks/list-item.tsx';
import { useMovedItems } from '../blocks/use-moved-items.ts';
import { DraftDialog } from '../drafts/draft-dialog.tsx';
import { useDialogForm } from '../drafts/use-dialog-form.ts';
import lists from '../lists/lists.module.css';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { arrangeFacets, facetOrder, readFacetOrder } from './api/facets.ts';
import styles from './facets.module.css';

const draftSchema = z.object({ ids: z.array(z.string()) });

interface FacetOrderDialogProps {
  readonly group: FacetGroup;
  readonly order: FacetOrderView;
  readonly facets: readonly ListedFacet[];
  readonly onClose: () => void;
}

/**
 * The dialog that sets the order of the values of a filter; sorting them by name removes the order.
 */
export function FacetOrderDialog({ group, order, facets, onClose }: FacetOrderDialogProps) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const arrange = useArrangement(group);
  const { saved, form } = useDialogForm<z.infer<typeof draftSchema>, FacetOrderView>({
    list: 'facets',
    item: order,
    id: `order.${group}`,
    schema: draftSchema,
    draftOf: (view) => ({ ids: [...(view?.ids ?? [])] }),
    create: (draft) => arrange(draft, 0),
    save: arrange,
    read: () => readFacetOrder(group),
    nameOf: () => intl.formatMessage({ id: 'facets.order' }),
    onClose,
  });
  const { list, move } = useMovedItems<string>((ids) => form.change({ ids }));
  const named = facets.map(({ id, names }) => ({ id, name: textIn(names, language) }));
  const shown = sortByFacetOrder(named, form.draft.ids, new Intl.Collator(language));
  const ids = shown.map(({ id }) => id);
  return (
    <DraftDialog
      title={intl.formatMessage({ id: 'facets.order' })}
      form={form}
      saved={saved}
      onClose={onClose}
    >
      <p className={lists.count}>
        <FormattedMessage id="facets.order-hint" />
      </p>
      <p>
        <Button
          className="button small"
          isDisabled={form.draft.ids.length === 0}
          onPress={() => form.change({ ids: [] })}
        >
          <FormattedMessage id="facets.by-name" />
        </Button>
      </p>
      <fieldset className={`${blocks.list} ${styles.order}`}>
        <legend>{intl.formatMessage({ id: `facets.group-${group}` })}</legend>
        <ol ref={list}>
          {shown.map(({ id, name }, place) => (
            <ListItem
              key={id}
              name={`${place + 1}. ${name}`}
              place={place}
              count={shown.length}
              readOnly={false}
              onMove={(from, to) => move(ids, from, to)}
            />
          ))}
        </ol>
      </fieldset>
    </DraftDialog>
  );
}

/**
 * Saves an order, and updates the cache, because the dialog may be reopened before the order is
 * refetched.
 */
function useArrangement(group: FacetGroup) {
  const queryClient = useQueryClient();
  return async ({ ids }: z.infer<typeof draftSchema>, revision: number) => {
    const arranged = await arrangeFacets(group, ids, revision);
    queryClient.setQueryData(facetOrder(group).queryKey, arranged);
    return arranged;
  };
}
