import type { ListedFacet } from '@parvis/contracts/facets/endpoints.ts';
import {
  type VocabularyGroup,
  vocabularyGroupSchema,
} from '@parvis/contracts/facets/facet-name.ts';
import { sortByFacetOrder } from '@parvis/contracts/facets/facet-order.ts';
import { defaultLocale, locales, textIn } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { listFacets } from '../blocks/api/list-facets.ts';
import { ListScreen } from '../lists/list-screen.tsx';
import { itemsPerScreen } from '../lists/list-search.ts';
import lists from '../lists/lists.module.css';
import { RowActions } from '../lists/row-actions.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { useCanWrite } from '../shell/session.ts';
import { facetOrder } from './api/facets.ts';
import { FacetDeleteButton } from './facet-delete-button.tsx';
import { FacetDialog } from './facet-dialog.tsx';
import { FacetOrderDialog } from './facet-order-dialog.tsx';
import styles from './facets.module.css';
import { filterFacets } from './filter-facets.ts';

const words = {
  title: 'facets.title',
  count: 'facets.count',
  none: 'facets.none',
  search: 'facets.search',
  create: 'facets.create',
};
const columns = [...locales.map((locale) => `locale.${locale}`), 'facets.slugs', 'list.actions'];

/** The values of a facet group in the order of visitors; the group and the search are in the address. */
export function FacetsScreen() {
  const { group = 'types', q, page = 1 } = useSearch({ from: '/admin/facets' });
  const navigate = useNavigate({ from: '/admin/facets' });
  const { items, error } = useFacetsInOrder(group);
  const found = items && filterFacets(items, q);
  const from = (page - 1) * itemsPerScreen;
  return (
    <ListScreen
      words={words}
      columns={columns}
      result={{
        data: found && {
          items: found.slice(from, from + itemsPerScreen),
          total: found.length,
          page,
          pageSize: itemsPerScreen,
        },
        error,
        isPlaceholderData: false,
      }}
      renderRow={(facet, onEdit) => <FacetRow key={facet.id} facet={facet} onEdit={onEdit} />}
      renderDialog={(facet, onClose) => (
        <FacetDialog group={group} facet={facet} onClose={onClose} />
      )}
    >
      <GroupChoice
        group={group}
        facets={items ?? []}
        onChange={(chosen) => void navigate({ search: { group: chosen }, replace: true })}
      />
    </ListScreen>
  );
}

/**
 * Returns the values of a group in the order that visitors see, in the interface's language;
 * undefined while they load.
 */
function useFacetsInOrder(group: VocabularyGroup) {
  const { language } = useInterfaceLanguage();
  const read = useQuery(listFacets(group));
  const order = useQuery(facetOrder(group));
  const arranged = order.data?.ids ?? [];
  const named = read.data?.items.map((facet) => ({
    ...facet,
    name: textIn(facet.names, language),
  }));
  const isRead = named !== undefined && !order.isPending;
  return {
    items: isRead ? sortByFacetOrder(named, arranged, new Intl.Collator(language)) : undefined,
    error: read.error ?? order.error,
  };
}

interface GroupChoiceProps {
  readonly group: VocabularyGroup;
  readonly facets: readonly ListedFacet[];
  readonly onChange: (group: VocabularyGroup) => void;
}

/** Chooses the group, and opens the dialog that sets its order. */
function GroupChoice({ group, facets, onChange }: GroupChoiceProps) {
  const intl = useIntl();
  const mayWrite = useCanWrite();
  const { data: order } = useQuery(facetOrder(group));
  const [isArranging, setArranging] = useState(false);
  return (
    <div className={styles.group}>
      <NativeSelect
        label={intl.formatMessage({ id: 'facets.group' })}
        value={group}
        options={vocabularyGroupSchema.options.map((value) => ({
          value,
          label: intl.formatMessage({ id: `facets.group-${value}` }),
        }))}
        onChange={onChange}
      />
      {mayWrite && order && facets.length > 1 && (
        <Button className="button" onPress={() => setArranging(true)}>
          <FormattedMessage id="facets.arrange" />
        </Button>
      )}
      {isArranging && order && (
        <FacetOrderDialog
          group={order.group}
          order={order}
          facets={facets}
          onClose={() => setArranging(false)}
        />
      )}
    </div>
  );
}

function FacetRow({ facet, onEdit }: { facet: ListedFacet; onEdit: () => void }) {
  const { id, group, names, slugs, revision } = facet;
  return (
    <tr>
      {locales.map((locale) => (
        <td key={locale} className={locale === defaultLocale ? lists.name : undefined}>
          {names[locale]}
        </td>
      ))}
      <td className={lists.soft}>
        {slugs && locales.map((locale) => slugs[locale]).join(' · ')}
        {revision === 0 && (
          <>
            {' '}
            <FormattedMessage id="facets.unnamed" />
          </>
        )}
      </td>
      <RowActions
        of={revision > 0 ? { type: 'facet', id, group } : undefined}
        name={names[defaultLocale]}
        onEdit={onEdit}
      >
        {revision > 0 && <FacetDeleteButton facet={facet} name={names[defaultLocale]} />}
      </RowActions>
    </tr>
  );
}
