import { join } from 'node:path';
import type { AuthenticationForm } from '@parvis/contracts/accounts/entry-form.ts';
import {
  defaultLocale,
  type Locale,
  localeSchema,
  locales,
} from '@parvis/contracts/site/locale.ts';
import { adminScreens } from '@parvis/contracts/site/routes/admin-screens.ts';
import type { ShownBrand } from '@parvis/contracts/site-settings/shown-site.ts';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { Accounts } from '../accounts/accounts.ts';
import { returnPath } from '../accounts/sign-in/return-path.ts';
import type { Clock } from '../adapters/clock.ts';
import type { Tracing } from '../adapters/tracing/tracing.ts';
import { backOfficeShell } from '../back-office/shell.ts';
import type { SharedPreviews } from '../content/preview-links/shared-previews.ts';
import { bindRoutes, type HttpPorts, handleFaults } from '../http/bind-routes.ts';
import { crossOrigin } from '../http/cross-origin.ts';
import { mintSubmissionId } from '../http/form-route.ts';
import { toVisit } from '../http/prepare-request.ts';
import { readOnly } from '../http/read-only.ts';
import { refuseMalformed } from '../http/refuse-malformed.ts';
import { type RequestLine, requestLog } from '../http/request-log.ts';
import type { Route } from '../http/route.ts';
import { withSecurityHeaders } from '../http/security-headers.ts';
import { type UploadRoute, uploadRouter } from '../http/upload-router.ts';
import { writeRefusals } from '../http/write-reply.ts';
import type { MediaServices } from '../media/services.ts';
import { createServingRouter } from '../media/serving/serving-router.ts';
import { uploadRoutes } from '../media/upload/routes.ts';
import type { TileStore } from '../notary/tiles/tile-store.ts';
import { createTilesRouter } from '../notary/tiles/tiles-router.ts';
import type { OpenBrandFile } from '../site/brand/share-images.ts';
import { speculationRules } from '../site/speculation/speculation-rules.ts';
import type { PastBuilds } from '../site-builds/past-builds.ts';
import { serveTranslation } from '../translations/serve-translations.ts';
import type { BuiltFiles } from './built-files.ts';
import { observedUploads } from './observed-routes.ts';
import { ownAddresses } from './own-addresses.ts';
import type { Entry } from './public-site.ts';
import type { Readiness } from './readiness.ts';
import { serveAssets } from './serve-assets.ts';

export interface ExpressAppDeps {
  readonly tracing: Tracing;
  readonly routes: readonly Route[];
  readonly media: MediaServices;
  readonly offerUploads: readonly UploadRoute[];
  readonly content: { readonly sharedPreviews: Pick<SharedPreviews, 'shows'> };
  readonly tiles: TileStore;
  readonly http: HttpPorts;
  readonly clock: Clock;
  readonly files: BuiltFiles;
  readonly clientFolder: string;
  readonly builds: Pick<PastBuilds, 'open'>;
  readonly tls: boolean;
  /** Other sites whose scripts may call the API. */
  readonly apiOrigins: readonly string[];
  readonly trustProxy: boolean | number | string;
  readonly writeLogLine: (line: RequestLine) => void;
  readonly renderEntry: (entry: Entry) => Promise<{ status: number; html: string }>;
  readonly accounts: Pick<Accounts, 'pendingSecondFactors'>;
  readonly renderDesign: (locale: Locale) => string;
  readonly readiness: () => Promise<Readiness>;
  /** Proves to search engines that addresses come from this site; nothing is served without it. */
  readonly indexNowKey: string | undefined;
  readonly openBrandFile: OpenBrandFile;
  /** Returns the paths of the files of the site's brand. */
  readonly brandFiles: () => Promise<Pick<ShownBrand, 'sheet' | 'icon'>>;
}

/**
 * Makes the application for everything except public pages: the API, the back-office, built files,
 * health checks.
 */
export function makeExpressApp(parts: ExpressAppDeps): Express {
  const app = express();
  const serveOwn = (name: keyof typeof ownAddresses, serve: RequestHandler) =>
    app.get(ownAddresses[name].path, serve);
  app.disable('x-powered-by');
  app.set('trust proxy', parts.trustProxy);
  app.set('query parser', 'simple');
  app.use(withSecurityHeaders(parts.tls));
  app.use(refuseMalformed);
  app.use('/api', crossOrigin(parts.apiOrigins));
  serveOwn('speculationRules', serveSpeculationRules());
  const assets = join(parts.clientFolder, 'assets');
  app.use('/assets', serveAssets(assets, parts.builds, parts.openBrandFile));
  app.use((request, response, next) => {
    if (!serveTranslation(request, response)) next();
  });
  serveOwn('favicon', serveFavicon(parts));
  serveOwn('indexNowKey', (_request, response, next) => {
    if (parts.indexNowKey === undefined) return next();
    response
      .set('Cache-Control', 'public, max-age=3600')
      .type('text/plain')
      .send(parts.indexNowKey);
  });
  serveOwn('health', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  serveOwn('readiness', serveReadiness(parts.readiness));
  app.use(requestLog(parts.writeLogLine, parts.clock));
  const isShared = (token: unknown, medium: string) =>
    parts.content.sharedPreviews.shows(token, medium);
  app.use(createTilesRouter(parts.tiles));
  app.use(createServingRouter(parts.media, { ...parts.http, isShared }));
  serveOwn('signIn', serveEntry(parts.renderEntry, signInForm));
  serveOwn('newPassword', serveEntry(parts.renderEntry, newPasswordForm));
  serveOwn('forgottenPassword', serveEntry(parts.renderEntry, forgottenForm));
  serveOwn(
    'linkSent',
    serveEntry(parts.renderEntry, () => ({ kind: 'link-sent' })),
  );
  serveOwn('newEmail', serveEntry(parts.renderEntry, newEmailForm));
  serveOwn('secondFactor', serveEntry(parts.renderEntry, codeForm(parts.accounts)));
  const uploads = observedUploads(
    [...uploadRoutes(parts.media), ...parts.offerUploads],
    parts.tracing,
  );
  app.use(uploadRouter(uploads, parts.http));
  const taken = uploads.map(({ endpoint }) => endpoint);
  app.use(bindRoutes(parts.routes, parts.http, taken), readOnly);
  serveOwn('design', serveDesign(parts));
  app.get(screenPaths, serveShell(parts));
  app.use((request, response) => {
    response.set('Cache-Control', 'no-store');
    writeRefusals(response, [{ code: 'unknown-path' }], toVisit(request));
  });
  app.use(handleFaults(parts.http));
  return app;
}

/** The addresses of screens in Express's syntax. */
const screenPaths = adminScreens.map((path) => path.replaceAll('$', ':'));

/** Serves the speculation rules for browsers, which request them again once the hour has passed. */
function serveSpeculationRules(): RequestHandler {
  const rules = JSON.stringify(speculationRules());
  return (_request, response) => {
    response
      .set('Cache-Control', 'public, max-age=3600')
      .type('application/speculationrules+json')
      .send(rules);
  };
}

/**
 * Browsers and feed readers request it whatever a page declares; the site's own icon has a name
 * that changes.
 */
function serveFavicon({ files, brandFiles }: ExpressAppDeps): RequestHandler {
  return async (_request, response, next) => {
    const icon = (await brandFiles()).icon ?? files.public.icons[0];
    if (icon === undefined) return next();
    response.set('Cache-Control', 'public, max-age=86400').redirect(302, icon);
  };
}

/** Serves the readiness for load balancers; operators read the reasons on a separate port. */
function serveReadiness(readiness: ExpressAppDeps['readiness']): RequestHandler {
  return async (_request, response) => {
    const { ready, report } = await readiness();
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: report.status });
  };
}

type Query = (name: string) => string | undefined;

/**
 * Serves a sign-in form in the browser's preferred language.
 * @param formOf builds it from the query and cookies
 */
function serveEntry(
  renderEntry: ExpressAppDeps['renderEntry'],
  formOf: (
    query: Query,
    cookie: string | undefined,
  ) => AuthenticationForm | Promise<AuthenticationForm>,
): RequestHandler {
  return async (request, response) => {
    const query: Query = (name) => {
      const value = request.query[name];
      return typeof value === 'string' ? value : undefined;
    };
    const { status, html } = await renderEntry({
      locale: localeSchema.catch(defaultLocale).parse(request.acceptsLanguages(...locales)),
      as: 'page',
      submissionId: mintSubmissionId(),
      form: await formOf(query, request.headers.cookie),
    });
    response.status(status).set('Cache-Control', 'no-store').type('html').send(html);
  };
}

const signInForm = (query: Query): AuthenticationForm => ({
  kind: 'sign-in',
  email: '',
  next: returnPath(query('next')),
});

const codeForm =
  ({ pendingSecondFactors }: ExpressAppDeps['accounts']) =>
  async (query: Query, cookie: string | undefined): Promise<AuthenticationForm> => ({
    kind: 'code',
    next: returnPath(query('next')),
    factors: (await pendingSecondFactors(cookie)) ?? { authenticator: true, passkey: false },
  });

const newPasswordForm = (query: Query): AuthenticationForm => ({
  kind: 'new-password',
  linkKey: query('key') ?? '',
});

const newEmailForm = (query: Query): AuthenticationForm => ({
  kind: 'new-email',
  linkKey: query('key') ?? '',
});

const forgottenForm = (): AuthenticationForm => ({ kind: 'forgotten', email: '' });

/** Serves the page of all components, in the language requested. */
function serveDesign({ http, renderDesign }: ExpressAppDeps): RequestHandler {
  return forAccounts(http, (request, response) => {
    response
      .type('html')
      .send(renderDesign(localeSchema.catch(defaultLocale).parse(request.query['locale'])));
  });
}

/** Serves the back-office for those signed in. */
function serveShell({ http, files, brandFiles }: ExpressAppDeps): RequestHandler {
  const { script, stylesheets } = files.admin;
  return forAccounts(http, async (_request, response) => {
    const { sheet, icon = files.public.icons[0] ?? '' } = await brandFiles();
    const assets = { script, stylesheets: sheet ? [...stylesheets, sheet] : stylesheets };
    response.type('html').send(backOfficeShell(assets, icon));
  });
}

/** For signed-in users; all others are redirected to the sign-in screen and back. */
function forAccounts(
  http: HttpPorts,
  serve: (request: Request, response: Response) => void | Promise<void>,
): RequestHandler {
  return async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const { cookie } = request.headers;
    const actor = await http.authenticator.actorOf({ cookie, authorization: undefined });
    if (actor.ok && actor.value.kind === 'account') return serve(request, response);
    response.redirect(303, `/admin/login?next=${encodeURIComponent(request.originalUrl)}`);
  };
}
