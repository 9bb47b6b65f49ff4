import type { ListedFacet } from '@parvis/contracts/facets/endpoints.ts';
import { vocabularyGroupSchema } from '@parvis/contracts/facets/facet-name.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { listFacets } from '../blocks/api/list-facets.ts';
import { EditButton } from '../lists/edit-button.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { itemsPerScreen } from '../lists/list-search.ts';
import styles from '../lists/lists.module.css';
import { NativeSelect } from '../shell/native-select.tsx';
import { useMayWrite } from '../shell/session.ts';
import { FacetDialog } from './facet-dialog.tsx';
import { matching } from './matching.ts';

const words = {
  title: 'facets.title',
  count: 'facets.count',
  none: 'facets.none',
  search: 'facets.search',
  create: 'facets.create',
};
const columns = ['locale.fr', 'locale.en', 'facets.slugs', 'list.actions'];

/** The values of a facet group, by which visitors filter; the group and the search are in the address. */
export function FacetsScreen() {
  const intl = useIntl();
  const { group = 'types', ...search } = useSearch({ from: '/admin/facets' });
  const navigate = useNavigate({ from: '/admin/facets' });
  const [editing, setEditing] = useState<ListedFacet | 'new'>();
  const { data, error } = useQuery(listFacets(group));
  const found = data && matching(data.items, search.q);
  const { page = 1 } = search;
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
      search={search}
      onSearch={(changed) => void navigate({ search: { group, ...changed }, replace: true })}
      onCreate={() => setEditing('new')}
      renderRow={(facet) => (
        <FacetRow key={facet.id} facet={facet} onEdit={() => setEditing(facet)} />
      )}
    >
      <NativeSelect
        label={intl.formatMessage({ id: 'facets.group' })}
        value={group}
        options={vocabularyGroupSchema.options.map((value) => ({
          value,
          label: intl.formatMessage({ id: `facets.group-${value}` }),
        }))}
        onChange={(chosen) => void navigate({ search: { group: chosen }, replace: true })}
      />
      {editing !== undefined && (
        <FacetDialog
          group={group}
          facet={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </ListScreen>
  );
}

function FacetRow({ facet, onEdit }: { facet: ListedFacet; onEdit: () => void }) {
  const { names, slugs, revision } = facet;
  const mayWrite = useMayWrite();
  return (
    <tr>
      <td className={styles.name}>{names.fr}</td>
      <td>{names.en}</td>
      <td className={styles.soft}>
        {slugs && `${slugs.fr} · ${slugs.en}`}
        {revision === 0 && (
          <>
            {' '}
            <FormattedMessage id="facets.unnamed" />
          </>
        )}
      </td>
      <td className={styles.actions}>
        {mayWrite && <EditButton name={names.fr} onPress={onEdit} />}
      </td>
    </tr>
  );
}
