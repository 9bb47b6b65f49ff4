import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import audit from '../audit/audit.module.css';
import { NativeInput } from '../audit/native-input.tsx';
import { listChanges, listPeople } from '../changes/api/changes.ts';
import { ChangesTable } from '../changes/changes-table.tsx';
import lists from '../lists/lists.module.css';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { destinationOf } from './destination.ts';
import { NotaryState } from './notary-state.tsx';

/** How many changes the home shows. */
const shownChanges = 10;

/** What an auditor finds first: one search, what changed last, and whether the log is signed. */
export function AuditorHome() {
  return (
    <section className={lists.screen}>
      <h1>
        <FormattedMessage id="home.title" />
      </h1>
      <SearchOfAuditors />
      <NotaryState />
      <RecentChanges />
    </section>
  );
}

/** One field for an address, words, a person or days; people are suggested. */
function SearchOfAuditors() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { data: people = [] } = useQuery(listPeople);
  const suggestions = useId();
  return (
    <search>
      <form
        className={audit.search}
        onSubmit={(event) => {
          event.preventDefault();
          const { origin } = window.location;
          const to = destinationOf(typed, { people, origin, now: new Date() });
          if (to !== undefined) void navigate(to);
        }}
      >
        <NativeInput
          label={intl.formatMessage({ id: 'auditor-home.field' })}
          type="text"
          list={suggestions}
          value={typed}
          onChange={setTyped}
        />
        <datalist id={suggestions}>
          {people.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <Button type="submit" className="button primary">
          <FormattedMessage id="exposure.submit" />
        </Button>
      </form>
    </search>
  );
}

function RecentChanges() {
  const heading = useId();
  const { data, error, isPlaceholderData } = useQuery(listChanges({}, shownChanges));
  requireShown(data, error);
  return (
    <section aria-labelledby={heading}>
      <div className={lists.head}>
        <h2 id={heading}>
          <FormattedMessage id="auditor-home.recent" />
        </h2>
        <Link to="/admin/audit/changes">
          <FormattedMessage id="auditor-home.all" />
        </Link>
      </div>
      {data ? <ChangesTable changes={data.items} fading={isPlaceholderData} /> : <Loading />}
    </section>
  );
}
