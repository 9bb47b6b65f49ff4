import { otherLocale } from '@parvis/contracts/site/locale.ts';
import type { Viewer } from '@parvis/contracts/site/screens.ts';
import { ownDataPaths } from '@parvis/contracts/subjects/own-data-endpoints.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import { listAlertsOf } from '@parvis/projections/alerts/list-alerts.ts';
import { composeFrame } from '@parvis/projections/pages/compose-frame.ts';
import type { Assets } from '@parvis/web/server/assets.ts';
import {
  renderContactForm,
  renderContactSent,
  renderScreen,
} from '@parvis/web/server/render-screen.tsx';
import type { Pool } from 'pg';
import type { DrawContact } from '../contact/contact-form-routes.ts';
import type { OwnDataPorts } from '../own-data/own-data-routes.ts';

const nobody: Viewer = { logged: false, editing: false };

/** Draws the contact form in the frame of the site, or alone. */
export function drawContact(pool: Pool, assets: Assets): DrawContact {
  return {
    async form(form, as, status) {
      if (as !== 'page') return renderContactForm(form, as === 'in-place');
      const { frame } = await composeFrame(pool, form.locale);
      const screen = { screen: 'contact-form', frame, form, ...(status && { status }) } as const;
      return renderScreen(screen, nobody, assets).body;
    },
    async sent(locale, theme, as) {
      if (as === 'alone') return renderContactSent(locale, theme);
      const { frame } = await composeFrame(pool, locale);
      return renderScreen({ screen: 'contact-sent', frame, theme }, nobody, assets).body;
    },
  };
}

/** Draws the pages on which people see and erase what is kept of them. */
export function drawOwnData(pool: Pool, assets: Assets): OwnDataPorts['draw'] {
  return async (locale, step) => {
    const { frame } = await composeFrame(pool, locale, ownDataPaths[otherLocale(locale)]);
    return renderScreen({ screen: 'own-data', frame, step }, nobody, assets).body;
  };
}

/** Whether something besides messages still writes to a subject. */
export async function isNeeded(pool: Pool, subjectId: SubjectId): Promise<boolean> {
  return (await listAlertsOf(pool, subjectId)).length > 0;
}
