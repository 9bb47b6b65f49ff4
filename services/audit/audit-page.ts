import type { AuditPage } from '@parvis/contracts/audit/views.ts';
import type { ShownModule } from '@parvis/contracts/site/content-page.ts';
import type { FramedScreen } from '@parvis/contracts/site/screens.ts';
import type { Directory } from '../platform/streams/directory.ts';
import type { Reconstruction } from './reconstruct-page.ts';
import type { PastComposition, SiteHistory } from './site-history.ts';

export interface AuditPageParts {
  readonly history: SiteHistory;
  readonly directory: Directory;
}

/** A reconstruction as auditors read it: its state, its modules with their authors, and its proof. */
export async function auditPageOf(
  parts: AuditPageParts,
  { shown, ...query }: Reconstruction,
): Promise<AuditPage> {
  if (shown === null) return { ...query, ...nothing };
  const { composition, ...proof } = shown;
  const page = pageOf(composition);
  return {
    ...query,
    ...proof,
    status: statusOf(composition),
    movedTo: composition.kind === 'moved' ? composition.to : null,
    title: page?.title ?? null,
    modules: await auditModules(parts, page?.modules ?? []),
  };
}

const nothing = {
  status: 'nothing',
  position: null,
  eventAt: null,
  movedTo: null,
  title: null,
  modules: [],
  digest: null,
} satisfies Partial<AuditPage>;

/** The content page of a composition, where there is one. */
export function pageOf(composition: PastComposition | undefined) {
  if (composition?.kind !== 'screen' || composition.screen.screen !== 'content') return undefined;
  return composition.screen.page;
}

function statusOf(composition: PastComposition): AuditPage['status'] {
  return composition.kind === 'moved' ? 'moved' : statusOfScreen(composition.screen);
}

function statusOfScreen({ screen }: FramedScreen): AuditPage['status'] {
  return screen === 'gone' || screen === 'not-found' ? screen : 'found';
}

async function auditModules(
  { history, directory }: AuditPageParts,
  modules: readonly ShownModule[],
): Promise<AuditPage['modules']> {
  const saves = await Promise.all(modules.map(({ id, revision }) => history.saved(id, revision)));
  const names = await directory.namesOf(saves.flatMap((save) => (save ? [save.by] : [])));
  return modules.map(({ id, revision, content }, index) => {
    const save = saves[index];
    const savedBy = save ? (names.get(save.by) ?? save.by) : null;
    return { id, type: content.type, revision, savedAt: save?.at ?? null, savedBy };
  });
}
