import { contactFormEndpoints as at } from '@parvis/contracts/contact/endpoints.ts';
import type { ContactForm } from '@parvis/contracts/contact/form.ts';
import { noTheme } from '@parvis/contracts/contact/no-theme.ts';
import { type ModuleId, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import type { ModuleData } from '@parvis/contracts/content/modules/module-types.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { LiveModule } from '@parvis/projections/page-fragments/find-live-module.ts';
import type { SubmittedValues } from '../http/form-rendering.ts';
import { formRoute, mintSubmissionId } from '../http/form-route.ts';
import { type Reply, type Route, replyTo, route } from '../http/route.ts';
import { type ReceivingPorts, receiveMessage } from './receive-message.ts';

/** Port: renders the form and its confirmation, alone or as a document. */
export interface RenderContact {
  /** `in-place`: the form with its script data; `alone`: its replacement when it is refused. */
  form(form: ContactForm, as: 'page' | 'in-place' | 'alone', status?: number): Promise<string>;
  sent(locale: Locale, theme: string, as: 'page' | 'alone'): Promise<string>;
}

export interface ContactFormPorts extends ReceivingPorts {
  /** Finds a module visible to visitors. */
  readonly findModule: (id: ModuleId) => Promise<LiveModule | undefined>;
  readonly render: RenderContact;
}

const kept = ['theme', 'name', 'email', 'message', 'acceptance', 'stamp'] as const;
type Kept = (typeof kept)[number];

/** Returns the routes of the contact form. */
export function contactFormRoutes(ports: ContactFormPorts): Route[] {
  const { render } = ports;
  const readData = (id: ModuleId, locale: Locale) => dataOfModule(ports, id, locale);
  return [
    route(at.showContactForm, async ({ params: { id } }, { locale, client }) => {
      const data = await readData(id, locale);
      if (data === undefined) return unknown;
      const form = composeForm(id, locale, data, ports.stamps.make());
      const html = await render.form(form, client.wantsFragment ? 'in-place' : 'page');
      return { kind: 'html', status: 200, html };
    }),
    route(at.showContactSent, async ({ params: { id }, query }, { locale }) => {
      const data = await readData(id, locale);
      if (data === undefined) return unknown;
      const theme = hasTheme(data, query.theme) ? query.theme : noTheme;
      return { kind: 'html', status: 200, html: await render.sent(locale, theme, 'page') };
    }),
    formRoute(at.sendContactMessage, {
      keeps: kept,
      async submit({ params: { id }, body }, { locale, client, commandId }) {
        const data = await readData(id, locale);
        if (data === undefined) return unknown;
        const { theme } = body;
        if (theme !== noTheme && !hasTheme(data, theme)) return unknownTheme;
        const received = await receiveMessage(ports, {
          sent: body,
          moduleId: id,
          theme: theme === noTheme ? '' : theme,
          locale,
          commandId,
          address: client.address,
        });
        return replyTo(received, (position) => ({
          kind: 'empty',
          position,
          redirect: `${pathOf('module_contact_form', locale, { id })}/sent?theme=${encodeURIComponent(theme)}`,
          confirmation: () => render.sent(locale, theme, 'alone'),
        }));
      },
      async render({ as, locale, params, status, errors, typed, submissionId }) {
        const id = moduleIdSchema.safeParse(params['id']).data;
        const data = id && (await readData(id, locale));
        if (!id || !data) return undefined;
        const blank = composeForm(id, locale, data, typed.stamp[0] ?? '');
        const form = { ...blank, submissionId, typed: typedMessage(typed), errors };
        return render.form(form, as === 'page' ? 'page' : 'alone', status);
      },
    }),
  ];
}

const unknown: Reply = { kind: 'refused', refusals: [{ code: 'unknown-path' }] };
const unknownTheme: Reply = {
  kind: 'refused',
  refusals: [{ code: 'invalid', path: ['theme'], params: { reason: 'unknown-value' } }],
};

type Data = ModuleData<'contact'>;

async function dataOfModule(
  { findModule }: ContactFormPorts,
  id: ModuleId,
  locale: Locale,
): Promise<Data | undefined> {
  const found = await findModule(id);
  if (found?.locale !== locale || found.content.type !== 'contact') return undefined;
  return found.content.data;
}

function hasTheme({ themes }: Data, theme: string): boolean {
  return themes.some(({ label }) => label === theme);
}

function composeForm(moduleId: ModuleId, locale: Locale, data: Data, stamp: string): ContactForm {
  return {
    moduleId,
    locale,
    title: data.title,
    text: data.text,
    themes: data.themes.map(({ label }) => label),
    submissionId: mintSubmissionId(),
    stamp,
  };
}

function typedMessage(typed: SubmittedValues<Kept>) {
  return {
    theme: typed.theme[0] ?? noTheme,
    name: typed.name[0] ?? '',
    email: typed.email[0] ?? '',
    message: typed.message[0] ?? '',
    isAccepted: typed.acceptance.length > 0,
  };
}
