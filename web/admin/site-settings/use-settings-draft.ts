import type { SiteSettingsView } from '@parvis/contracts/site-settings/endpoints.ts';
import { type SiteSettings, siteSettingsSchema } from '@parvis/contracts/site-settings/settings.ts';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { readSettings, saveSettings } from './api/settings.ts';

/** A draft may still be invalid: only the shape of the form is guaranteed. */
const keptSchema = z.custom<SiteSettings>((kept) => typeof kept === 'object' && kept !== null);

/** Returns the draft of the settings, the state of its save, and its commands. */
export function useSettingsDraft(saved: SiteSettingsView) {
  const queryClient = useQueryClient();
  const show = (view: SiteSettingsView) => queryClient.setQueryData(readSettings.queryKey, view);
  return useFormDraft<SiteSettings, SiteSettingsView>({
    name: 'site-settings',
    schema: keptSchema,
    saved,
    draftOf: (view) => siteSettingsSchema.parse(view),
    send: saveSettings,
    readNewest: () => queryClient.fetchQuery({ ...readSettings, staleTime: 0 }),
    onSaved: show,
    onTaken: show,
  });
}
