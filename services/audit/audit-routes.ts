import {
  addressesIn,
  auditEndpoints,
  reconstructionPath,
} from '@parvis/contracts/audit/endpoints.ts';
import type {
  NoDocument,
  ReconstructionNote,
} from '@parvis/contracts/audit/reconstruction-note.ts';
import { isOwnPath } from '@parvis/contracts/menus/safe-links.ts';
import { localeOfPath } from '@parvis/contracts/site/locale.ts';
import type { Screen } from '@parvis/contracts/site/screens.ts';
import { type Reply, type Route, replyTo, route } from '../http/route.ts';
import { type AuditPageParts, buildView, composeAuditPage } from './audit-page.ts';
import { bundleQuestion } from './bundle/bundle-question.ts';
import type { BundleParts } from './bundle/evidence.ts';
import { type ArchiveParts, archiveSite } from './evidence/archive-site.ts';
import {
  type Reconstruction,
  type ReconstructionParts,
  reconstructPage,
} from './reconstruct-page.ts';
import type { BuildThen } from './site-history.ts';

/** Port: renders reconstructions as complete documents, marked as reconstructions. */
export interface RenderReconstruction {
  /** @param build by which it is rendered; undefined for this one */
  screen(screen: Screen, note: ReconstructionNote, build: BuildThen | undefined): string;
  /** Returns the reason why there is none. */
  nothing(request: NoDocument): string;
}

export interface AuditParts extends ReconstructionParts, AuditPageParts {
  readonly render: RenderReconstruction;
}

/** What the audit's routes are made of. */
export interface AuditRouteParts extends AuditParts {
  readonly archives: ArchiveParts;
  readonly bundles: BundleParts;
}

/** Returns the audit routes, which serve the past over HTTP. */
export function auditRoutes(parts: AuditRouteParts): readonly Route[] {
  return [
    route(auditEndpoints.reconstructPage, async ({ query }, { actor }) => {
      const outcome = await reconstructPage(parts, actor, query);
      if (!outcome.ok) return { kind: 'refused', refusals: outcome.refusals };
      return { kind: 'json', body: await composeAuditPage(parts, outcome.value) };
    }),
    route(auditEndpoints.showReconstruction, async ({ query }, { actor }) => {
      const { path, at, ...fields } = query;
      if (Object.keys(fields).length > 0) return redirectTo(withFields(path, fields), at);
      return replyTo(await reconstructPage(parts, actor, { path, at }), (reconstruction) =>
        replyWithDocument(parts.render, reconstruction),
      );
    }),
    route(auditEndpoints.downloadArchive, async ({ query }, { actor }) =>
      replyTo(await archiveSite(parts.archives, actor, query), ({ filename, write }) => ({
        kind: 'file',
        type: auditEndpoints.downloadArchive.response.type,
        filename,
        write: async (output) => void (await write(output)),
      })),
    ),
    route(auditEndpoints.downloadBundle, async ({ query }, { actor }) => {
      const { path, from, to, purpose, drafts } = query;
      const question = { paths: addressesIn(path), from, to, purpose };
      const wanted = { ...question, withDrafts: drafts === 'yes' };
      return replyTo(await bundleQuestion(parts.bundles, actor, wanted), (bundle) => ({
        kind: 'file',
        type: auditEndpoints.downloadBundle.response.type,
        ...bundle,
      }));
    }),
  ];
}

/**
 * Returns the document; or, if visitors were redirected then, a redirect to the reconstruction of
 * the target, unless that was on another site.
 */
function replyWithDocument(render: RenderReconstruction, reconstruction: Reconstruction): Reply {
  const { path, at, shown } = reconstruction;
  if (typeof shown === 'string')
    return documentReply(render.nothing({ locale: localeOfPath(path), path, at, why: shown }));
  if (shown.composition.kind !== 'moved')
    return documentReply(rendered(render, reconstruction) ?? '');
  const target = shown.composition.to;
  if (!isOwnPath(target)) {
    const elsewhere = {
      locale: localeOfPath(path),
      path,
      at,
      why: 'elsewhere',
      to: target,
    } as const;
    return documentReply(render.nothing(elsewhere));
  }
  return redirectTo(target, at);
}

function redirectTo(path: string, at: string): Reply {
  const to = new URLSearchParams({ path, at });
  const headers = { Location: `${reconstructionPath}?${to}` };
  return { kind: 'html', status: 303, html: '', headers };
}

/** Returns the address to which a form of the past would have been sent, with its filled fields. */
function withFields(path: string, fields: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (typeof one === 'string' && one !== '' ? [[name, one]] : [])),
  );
  const query = new URLSearchParams(pairs).toString();
  return query === '' ? path : `${path}?${query}`;
}

function documentReply(html: string): Reply {
  return { kind: 'html', status: 200, html, headers: { 'X-Robots-Tag': 'noindex' } };
}

/** Returns the document of a reconstruction; undefined when there was nothing to show. */
export function rendered(
  render: RenderReconstruction,
  { path, at, shown, ...around }: Reconstruction,
): string | undefined {
  if (typeof shown === 'string' || shown.composition.kind === 'moved') return undefined;
  const { composition, build, ...proof } = shown;
  const request = { locale: localeOfPath(path), path, at };
  const note = { ...request, ...proof, ...around, build: build ? buildView(build) : null };
  return render.screen(composition.screen, note, build);
}
