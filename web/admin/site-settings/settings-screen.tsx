import { rolesPermit } from '@parvis/contracts/accounts/roles.ts';
import type { SiteSettingsView } from '@parvis/contracts/site-settings/endpoints.ts';
import { type SiteSettings, siteSettingsSchema } from '@parvis/contracts/site-settings/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { DraftForm } from '../drafts/draft-form.tsx';
import { useSingletonForm } from '../drafts/use-singleton-form.ts';
import { requireShown } from '../requests/require-shown.ts';
import { HistoryLink } from '../revisions/history-link.tsx';
import { Loading } from '../shell/frame.tsx';
import { whoAmI } from '../shell/session.ts';
import { readSettings, saveSettings } from './api/settings.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './site-settings.module.css';

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

/** A draft may still be invalid: only the shape of the form is guaranteed. */
const draftSchema = z.custom<SiteSettings>((kept) => typeof kept === 'object' && kept !== null);

interface SettingsProps {
  readonly saved: SiteSettingsView;
  readonly readOnly: boolean;
}

function Settings({ saved, readOnly }: SettingsProps) {
  const form = useSingletonForm({
    name: 'site-settings',
    query: readSettings,
    schema: draftSchema,
    saved,
    draftOf: (view) => siteSettingsSchema.parse(view),
    send: saveSettings,
  });
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
