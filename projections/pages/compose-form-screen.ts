import { type AlertType, alertTypeSchema } from '@parvis/contracts/alerts/alert.ts';
import { emptyAlertForm, type StepView } from '@parvis/contracts/alerts/step-view.ts';
import { findStep, type StepName } from '@parvis/contracts/alerts/steps.ts';
import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { ethicsReceiptPath } from '@parvis/contracts/ethics/endpoints.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { type Locale, localeOfPath, locales, pathIn } from '@parvis/contracts/site/locale.ts';
import { matchPath, type RouteMatch } from '@parvis/contracts/site/routes/match-path.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { FramedScreen, OwnDataStep } from '@parvis/contracts/site/screens.ts';
import { ownDataPath } from '@parvis/contracts/subjects/own-data-endpoints.ts';
import { facetsTag } from '../facet-slugs/facets-tag.ts';
import { findLiveModule } from '../page-fragments/find-live-module.ts';
import { contentTag } from '../page-fragments/tags.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { composeFrame, type PathInLanguage } from './compose-frame.ts';
import { readCategories } from './read-categories.ts';
import type { ComposedAddress } from './route-composer.ts';

type WithoutFrame<S> = S extends { readonly frame: unknown } ? Omit<S, 'frame'> : never;

/** A form as every visitor found it: nothing typed, no stamp, no session. */
interface FormScreen {
  readonly screen: WithoutFrame<FramedScreen>;
  readonly pathIn?: PathInLanguage;
  readonly tags?: readonly string[];
}

type FindForm = (db: Queryable, at: Position) => Promise<FormScreen | undefined>;

/**
 * Composes the form or the confirmation at an address that is served without a cache, as it was
 * before a visitor typed anything; undefined for any other address, and for one that showed what only
 * its visitor knows. A form for reports is shown as it was when officers could receive them: their
 * keys are in no log.
 * @throws ReadModelNotServed
 */
export async function composeFormScreen(
  db: Queryable,
  path: string,
  at: Position,
): Promise<ComposedAddress | undefined> {
  const locale = localeOfPath(path);
  const found = await findForm(path, locale)?.(db, at);
  if (found === undefined) return undefined;
  const { frame, position, tags } = await composeFrame(db, locale, found.pathIn, at);
  return {
    kind: 'screen',
    screen: { ...found.screen, frame },
    position,
    tags: [...tags, ...(found.tags ?? [])],
  };
}

/** Returns whether an address is one of a form that `composeFormScreen` may compose. */
export function isFormPath(path: string): boolean {
  return findForm(path, localeOfPath(path)) !== undefined;
}

function findForm(path: string, locale: Locale): FindForm | undefined {
  return findFixed(path) ?? findRouted(matchPath(path), locale);
}

/** The forms and confirmations without parameters. */
function findFixed(path: string): FindForm | undefined {
  for (const locale of locales) {
    for (const kind of ['ask', 'requested', 'erased'] as const)
      if (path === ownDataPath(kind, locale)) return async () => ownData(kind);
    if (path === pathIn(locale, ethicsReceiptPath))
      return async () => ethics({ kind: 'receipt', submissionId: '' });
  }
  return undefined;
}

function ownData(kind: Exclude<OwnDataStep['kind'], 'shown' | 'held' | 'expired'>): FormScreen {
  const step = kind === 'ask' ? ({ kind, email: '', submissionId: '' } as const) : { kind };
  return { screen: { screen: 'own-data', step }, pathIn: (other) => ownDataPath('ask', other) };
}

function ethics(step: Extract<FramedScreen, { screen: 'ethics' }>['step']): FormScreen {
  const pathInLocale = (other: Locale) => pathOf('ethics_form_modal', other, {});
  return { screen: { screen: 'ethics', step }, pathIn: pathInLocale };
}

function findRouted(match: RouteMatch | undefined, locale: Locale): FindForm | undefined {
  switch (match?.name) {
    case 'ethics_form_modal':
      return async () => ethics({ kind: 'report', submissionId: '' });
    case 'module_contact_form':
      return (db, at) => findContactForm(db, match.params['id'] ?? '', locale, at);
    case 'mail_alerts_modal': {
      const type = alertTypeSchema.safeParse(match.params['type']).data;
      const step = type && findStep(type, Number(match.params['step']));
      return type && step && ((db, at) => findAlertStep(db, type, step, { locale, at }));
    }
    default:
      return undefined;
  }
}

async function findContactForm(
  db: Queryable,
  writtenId: string,
  locale: Locale,
  at: Position,
): Promise<FormScreen | undefined> {
  const moduleId = moduleIdSchema.safeParse(writtenId).data;
  const found = moduleId && (await findLiveModule(db, moduleId, at));
  if (!moduleId || found?.locale !== locale || found.content.type !== 'contact') return undefined;
  const { title, text, themes } = found.content.data;
  const form = {
    moduleId,
    locale,
    title,
    text,
    themes: themes.map(({ label }) => label),
    submissionId: '',
    stamp: '',
  };
  return { screen: { screen: 'contact-form', form }, tags: [contentTag(found.contentId)] };
}

async function findAlertStep(
  db: Queryable,
  type: AlertType,
  step: StepName,
  context: { readonly locale: Locale; readonly at: Position },
): Promise<FormScreen> {
  const view = await viewOf(db, type, step, context);
  return { screen: { screen: 'alerts', view, submissionId: '' }, tags: [facetsTag] };
}

/** Returns what a step showed without a link or a session; without the filters of a list. */
async function viewOf(
  db: Queryable,
  type: AlertType,
  step: StepName,
  { locale, at }: { readonly locale: Locale; readonly at: Position },
): Promise<StepView> {
  switch (step) {
    case 'create':
      if (type !== 'newsletter')
        return {
          view: 'create-job',
          type,
          filters: '',
          criteria: [],
          past: undefined,
          own: [],
          typed: { ...emptyAlertForm, frequency: 'daily' },
        };
      return {
        view: 'create-newsletter',
        type,
        categories: await readCategories(db, locale, at),
        past: undefined,
        typed: { ...emptyAlertForm, frequency: 'weekly' },
      };
    case 'activate':
    case 'unsubscribe':
      return { view: 'link-over', type };
    case 'disconnect':
      return { view: 'disconnect', type };
    case 'manage':
    case 'managed':
    case 'edit':
    case 'delete':
      return { view: 'manage', type, email: '' };
  }
}
