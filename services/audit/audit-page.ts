import type { AuditPage, PastBuild } from '@parvis/contracts/audit/views.ts';
import type { ShownModule } from '@parvis/contracts/site/content-page.ts';
import { localeOfPath } from '@parvis/contracts/site/locale.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { pageOf, statusOf, titleOf } from './past-status.ts';
import type { Reconstruction } from './reconstruct-page.ts';
import type { BuildThen, SiteHistory } from './site-history.ts';

export interface AuditPageParts {
  readonly history: SiteHistory;
  readonly accountNames: AccountNames;
}

/**
 * Returns a reconstruction for auditors: its state, its modules with their authors, and its proof.
 */
export async function composeAuditPage(
  parts: AuditPageParts,
  { shown, ...request }: Reconstruction,
): Promise<AuditPage> {
  if (typeof shown === 'string') return { ...request, ...nothing, status: shown };
  const { composition, build, ...proof } = shown;
  const page = pageOf(composition);
  return {
    ...request,
    ...proof,
    build: build === undefined ? null : buildView(build),
    status: statusOf(composition),
    movedTo: composition.kind === 'moved' ? composition.to : null,
    title: titleOf(composition, localeOfPath(request.path)),
    modules: await auditModules(parts, page?.modules ?? []),
  };
}

/** Returns what auditors see of a build. */
export function buildView({ version, deployedAt, hasTemplatesOfToday }: BuildThen): PastBuild {
  return { version, deployedAt, templates: hasTemplatesOfToday ? 'same' : 'changed' };
}

const nothing = {
  position: null,
  eventAt: null,
  movedTo: null,
  title: null,
  modules: [],
  digest: null,
  build: null,
} satisfies Partial<AuditPage>;

async function auditModules(
  { history, accountNames }: AuditPageParts,
  modules: readonly ShownModule[],
): Promise<AuditPage['modules']> {
  const saves = await Promise.all(modules.map(({ id, revision }) => history.saved(id, revision)));
  const names = await accountNames.namesOf(saves.flatMap((save) => (save ? [save.by] : [])));
  return modules.map(({ id, revision, content }, index) => {
    const save = saves[index];
    const savedBy = save ? (names.get(save.by) ?? save.by) : null;
    return { id, type: content.type, revision, savedAt: save?.at ?? null, savedBy };
  });
}
