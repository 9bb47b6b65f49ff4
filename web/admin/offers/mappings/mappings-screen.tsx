import { mappingNameSchema } from '@parvis/contracts/careers/mapping/events.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { requireShown } from '../../requests/require-shown.ts';
import { Field } from '../../shell/field.tsx';
import { Loading } from '../../shell/frame.tsx';
import { Moment } from '../../shell/moment.tsx';
import { useCanWrite } from '../../shell/session.ts';
import styles from '../offers.module.css';
import { OffersHead } from '../offers-head.tsx';
import { MappingEditor } from './mapping-editor.tsx';
import { listMappings } from './mapping-requests.ts';
import own from './mappings.module.css';

/** The mappings by which files of any shape are read, or the one that is open. */
export function MappingsScreen() {
  const { name } = useSearch({ from: '/admin/offers/mappings' });
  const { data, error } = useQuery(listMappings());
  requireShown(data, error);
  const saved = data?.items.find(({ id }) => id === name);
  const canWrite = useCanWrite();
  return (
    <section className={styles.screen}>
      <OffersHead title="mappings.title" />
      {!data && <Loading />}
      {data && name !== undefined && (
        <MappingEditor key={`${name}/${saved?.revision}`} name={name} saved={saved} />
      )}
      {data && name === undefined && (
        <>
          <p className={own.intro}>
            <FormattedMessage id="mappings.intro" />
          </p>
          <ul className={own.list}>
            {data.items.map((one) => (
              <li key={one.id}>
                <Link to="/admin/offers/mappings" search={{ name: one.id }}>
                  {one.id}
                </Link>
                <span className={own.soft}>
                  {one.kind.toUpperCase()} · {one.updatedBy} · <Moment at={one.updatedAt} />
                </span>
              </li>
            ))}
          </ul>
          {canWrite && <NewMapping taken={data.items.map(({ id }) => id)} />}
        </>
      )}
    </section>
  );
}

function NewMapping({ taken }: { readonly taken: readonly string[] }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const isValid = mappingNameSchema.safeParse(name).success && !taken.includes(name);
  return (
    <form
      className={own.new}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) void navigate({ to: '/admin/offers/mappings', search: { name } });
      }}
    >
      <Field
        label={intl.formatMessage({ id: 'mappings.name' })}
        hint={intl.formatMessage({ id: 'mappings.name-hint' })}
        value={name}
        onChange={(typed) => setName(typed.trim())}
        refused={
          name === '' || isValid ? undefined : intl.formatMessage({ id: 'mappings.name-refused' })
        }
      />
      <Button type="submit" className="button" isDisabled={!isValid}>
        <FormattedMessage id="mappings.new" />
      </Button>
    </form>
  );
}
