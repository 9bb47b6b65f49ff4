import { auditEndpoints, reconstructionPath } from '@parvis/contracts/audit/endpoints.ts';
import type { ReconstructionNote } from '@parvis/contracts/audit/reconstruction-note.ts';
import { type Locale, localeOfPath } from '@parvis/contracts/site/locale.ts';
import type { FramedScreen } from '@parvis/contracts/site/screens.ts';
import { type Reply, type Route, replyTo, route } from '../http/route.ts';
import { type AuditPageParts, auditPageOf } from './audit-page.ts';
import {
  type Reconstruction,
  type ReconstructionParts,
  reconstructPage,
} from './reconstruct-page.ts';

/** Port: renders reconstructions as whole documents, marked as reconstructions. */
export interface DrawReconstruction {
  screen(screen: FramedScreen, note: ReconstructionNote): string;
  /** The instant was before the first event. */
  nothing(request: { readonly locale: Locale; readonly path: string; readonly at: string }): string;
}

export interface AuditParts extends ReconstructionParts, AuditPageParts {
  readonly draw: DrawReconstruction;
}

/** The audit routes: the past over HTTP. */
export function auditRoutes(parts: AuditParts): readonly Route[] {
  return [
    route(auditEndpoints.reconstructPage, async ({ query }, { actor }) => {
      const outcome = await reconstructPage(parts, actor, query);
      if (!outcome.ok) return { kind: 'refused', refusals: outcome.refusals };
      return { kind: 'json', body: await auditPageOf(parts, outcome.value) };
    }),
    route(auditEndpoints.showReconstruction, async ({ query }, { actor }) =>
      replyTo(await reconstructPage(parts, actor, query), (reconstruction) =>
        documentOf(parts.draw, reconstruction),
      ),
    ),
  ];
}

/** The document; or, where visitors were redirected then, a redirect to the reconstruction of the target. */
function documentOf(draw: DrawReconstruction, reconstruction: Reconstruction): Reply {
  const { path, at, shown } = reconstruction;
  if (shown?.composition.kind === 'moved') {
    const to = new URLSearchParams({ path: shown.composition.to, at });
    const headers = { Location: `${reconstructionPath}?${to}` };
    return { kind: 'html', status: 303, html: '', headers };
  }
  return {
    kind: 'html',
    status: 200,
    html: drawn(draw, reconstruction) ?? draw.nothing({ locale: localeOfPath(path), path, at }),
    headers: { 'X-Robots-Tag': 'noindex' },
  };
}

/** The screen as a document; undefined when there was none. */
export function drawn(
  draw: DrawReconstruction,
  { path, at, shown }: Reconstruction,
): string | undefined {
  if (shown === null || shown.composition.kind === 'moved') return undefined;
  const { position, eventAt, composition, digest } = shown;
  const { screen } = composition;
  return draw.screen(screen, {
    locale: screen.frame.locale,
    path,
    at,
    position,
    eventAt,
    digest,
  });
}
