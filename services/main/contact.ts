import type { Locale } from '@parvis/contracts/site/locale.ts';
import { ownDataPath } from '@parvis/contracts/subjects/own-data-endpoints.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import { listAlerts } from '@parvis/projections/alerts/list-alerts.ts';
import { renderContactForm, renderContactSent } from '@parvis/web/server/render-screen.tsx';
import type { Pool } from 'pg';
import type { RenderContact } from '../contact/contact-form-routes.ts';
import type { OwnDataPorts } from '../own-data/own-data-routes.ts';
import type { RenderForVisitor } from './render-for-visitor.ts';

/** Renders the contact form in the frame of the site, or alone. */
export function renderContact(render: RenderForVisitor): RenderContact {
  return {
    async form(form, as, status) {
      if (as !== 'page') return renderContactForm(form, as === 'in-place');
      const screen = { screen: 'contact-form', form, ...(status && { status }) } as const;
      return (await render(form.locale, screen)).body;
    },
    async sent(locale, theme, as) {
      if (as === 'alone') return renderContactSent(locale, theme);
      return (await render(locale, { screen: 'contact-sent', theme })).body;
    },
  };
}

/** Renders the pages on which people see and erase their data. */
export function renderOwnData(render: RenderForVisitor): OwnDataPorts['render'] {
  return async (locale, step) => {
    const pathIn = (other: Locale) => ownDataPath('ask', other);
    return (await render(locale, { screen: 'own-data', step }, pathIn)).body;
  };
}

/** Returns whether something besides messages still writes to a subject. */
export async function isSubjectNeeded(pool: Pool, subjectId: SubjectId): Promise<boolean> {
  return (await listAlerts(pool, subjectId)).length > 0;
}
