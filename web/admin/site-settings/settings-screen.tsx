import { rolesPermit } from '@parvis/contracts/accounts/roles.ts';
import type { SiteSettingsView } from '@parvis/contracts/site-settings/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { DraftForm } from '../drafts/draft-form.tsx';
import { requireShown } from '../requests/require-shown.ts';
import { HistoryLink } from '../revisions/history-link.tsx';
import { Loading } from '../shell/frame.tsx';
import { whoAmI } from '../shell/session.ts';
import { readSettings } from './api/settings.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './site-settings.module.css';
import { useSettingsDraft } from './use-settings-draft.ts';

/** The site's name, logo, footer, and the texts of lists and feeds, for administrators. */
export function SettingsScreen() {
  const intl = useIntl();
  const { data: account } = useQuery(whoAmI);
  const { data, error } = useQuery(readSettings);
  requireShown(data, error);
  return (
    <section className={styles.screen}>
      <h1>
        <FormattedMessage id="settings.heading" />
      </h1>
      <p className={styles.words}>
        <FormattedMessage id="settings.words" />
      </p>
      {data && data.revision > 0 && (
        <p>
          <HistoryLink
            of={{ type: 'site-settings', id: 'settings' }}
            name={intl.formatMessage({ id: 'settings.heading' })}
          />
        </p>
      )}
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
  const form = useSettingsDraft(saved);
  const { draft, state, change } = form;
  return (
    <DraftForm
      form={form}
      saved={saved}
      readOnly={readOnly ? <FormattedMessage id="settings.read-only" /> : undefined}
    >
      <SettingsForm
        draft={draft}
        onChange={change}
        refused={state.kind === 'refused' ? state.fields : new Map()}
        readOnly={readOnly}
      />
    </DraftForm>
  );
}
