import type { SiteSettingsView } from '@parvis/contracts/site-settings/endpoints.ts';
import { type SiteSettings, siteSettingsSchema } from '@parvis/contracts/site-settings/settings.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { RequestRefused, refusedFields } from '../requests/failures.ts';
import { readSettings, saveSettings } from './api/settings.ts';

/** What has become of the draft. */
export type SaveState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' }
  /** Somebody saved other settings in between: `words` says who and when. */
  | { readonly kind: 'overtaken'; readonly words: string }
  | {
      readonly kind: 'refused';
      readonly words: string;
      readonly fields: ReadonlyMap<string, string>;
    };

/** The draft of the settings, the state of its save, and what may be done with it. */
export function useSettingsDraft(saved: SiteSettingsView) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<SiteSettings>(() => siteSettingsSchema.parse(saved));
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const readNewest = () => queryClient.fetchQuery({ ...readSettings, staleTime: 0 });
  const failedWith = (error: unknown): SaveState => {
    const words = failureMessage(intl, error);
    if (!(error instanceof RequestRefused)) return { kind: 'refused', words, fields: new Map() };
    if (error.problem.code === 'stale-revision') return { kind: 'overtaken', words };
    return { kind: 'refused', words, fields: refusedFields(error.problem) };
  };
  const attempt = async (act: () => Promise<SiteSettingsView>) => {
    setState({ kind: 'saving' });
    try {
      const view = await act();
      queryClient.setQueryData(readSettings.queryKey, view);
      setDraft(siteSettingsSchema.parse(view));
      setState({ kind: 'saved' });
    } catch (error) {
      setState(failedWith(error));
    }
  };
  return {
    draft,
    state,
    change(changed: SiteSettings) {
      setDraft(changed);
      setState({ kind: 'unsaved' });
    },
    save: () => attempt(() => saveSettings(draft, saved.revision)),
    /** Saves the draft over what somebody else saved. */
    keepMine: () => attempt(async () => saveSettings(draft, (await readNewest()).revision)),
    /** Gives the draft up for what somebody else saved. */
    takeTheirs: () => attempt(readNewest),
  };
}
