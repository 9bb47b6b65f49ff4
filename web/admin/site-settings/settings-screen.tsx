import { rolesPermit } from '@parvis/contracts/accounts/roles.ts';
import type { SiteSettingsView } from '@parvis/contracts/site-settings/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { Loading } from '../shell/frame.tsx';
import { Moment } from '../shell/moment.tsx';
import { whoAmI } from '../shell/session.ts';
import { readSettings } from './api/settings.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './site-settings.module.css';
import { type SaveState, useSettingsDraft } from './use-settings-draft.ts';

/** The site's name, logo, footer, and the texts of lists and feeds, for administrators to change. */
export function SettingsScreen() {
  const { data: account } = useQuery(whoAmI);
  const { data, error } = useQuery(readSettings);
  if (error) throw error;
  return (
    <section className={styles.screen}>
      <h1>
        <FormattedMessage id="settings.heading" />
      </h1>
      <p className={styles.words}>
        <FormattedMessage id="settings.words" />
      </p>
      {data && account ? (
        <Settings saved={data} readOnly={!rolesPermit(account.roles, 'site.configure')} />
      ) : (
        <Loading />
      )}
    </section>
  );
}

interface SettingsProps {
  readonly saved: SiteSettingsView;
  readonly readOnly: boolean;
}

function Settings({ saved, readOnly }: SettingsProps) {
  const { draft, state, change, save, keepMine, takeTheirs } = useSettingsDraft(saved);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <SettingsForm
        draft={draft}
        onChange={change}
        refused={state.kind === 'refused' ? state.fields : new Map()}
        readOnly={readOnly}
      />
      {readOnly ? (
        <p className="note">
          <FormattedMessage id="settings.read-only" />
        </p>
      ) : (
        <div className={styles.save}>
          <StateOfSave state={state} saved={saved} />
          <div className={styles.actions}>
            {state.kind === 'overtaken' ? (
              <>
                <Button className="button" onPress={() => void takeTheirs()}>
                  <FormattedMessage id="settings.take-theirs" />
                </Button>
                <Button className="button" onPress={() => void keepMine()}>
                  <FormattedMessage id="stale.keep-mine" />
                </Button>
              </>
            ) : (
              <Button
                type="submit"
                className="button primary"
                isDisabled={state.kind === 'saving' || state.kind === 'saved'}
              >
                <FormattedMessage id="save.save" />
              </Button>
            )}
          </div>
        </div>
      )}
    </form>
  );
}

/** Says whether what is typed is saved, and why not. */
function StateOfSave({ state, saved }: { state: SaveState; saved: SiteSettingsView }) {
  const isFailed = state.kind === 'overtaken' || state.kind === 'refused';
  return (
    <>
      <p role="status">{isFailed ? null : <StateInWords state={state} saved={saved} />}</p>
      {isFailed && (
        <p role="alert" className="refused">
          {state.words}
        </p>
      )}
    </>
  );
}

function StateInWords({ state, saved }: { state: SaveState; saved: SiteSettingsView }) {
  const { revision, updatedAt, updatedBy } = saved;
  if (state.kind === 'unsaved') return <FormattedMessage id="save.unsaved-mark" />;
  if (state.kind === 'saving') return <FormattedMessage id="save.saving" />;
  if (updatedAt === null) return <FormattedMessage id="settings.never-saved" />;
  return (
    <FormattedMessage
      id="settings.saved"
      values={{ revision, by: updatedBy, at: <Moment at={updatedAt} /> }}
    />
  );
}
