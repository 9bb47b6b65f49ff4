import { contentIdOf, type ModuleId } from '@parvis/contracts/content/ids.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { RequestContext } from '../../http/route.ts';
import { requireIfMatch } from '../../streams/requirements.ts';
import type { ContentServices } from '../content-services.ts';
import type { ExecutedCommand } from '../item/content-writer.ts';
import { requireModule } from '../item/guards.ts';
import { readModuleContent } from './module-content.ts';

/** A module as the client sent it. */
export interface SentModule {
  readonly data: Readonly<Record<string, unknown>>;
  readonly publish: boolean;
}

/** An accepted save, and the losses of the conversion of its data. */
export interface ModuleSaveResult {
  readonly executed: ExecutedCommand;
  readonly dropped: readonly string[];
}

/** Saves a module as the client sent it; its type decides how its data is parsed. */
export async function saveModule(
  { writer, store }: Pick<ContentServices, 'writer' | 'store'>,
  moduleId: ModuleId,
  { data, publish }: SentModule,
  context: RequestContext,
): Promise<Outcome<ModuleSaveResult>> {
  const seen = requireIfMatch(context);
  if (!seen.ok) return seen;
  const contentId = contentIdOf(moduleId);
  const loaded = await store.load(contentId);
  const found = requireModule(loaded.state, moduleId);
  if (!found.ok) return found;
  const read = readModuleContent(found.value.module.type, data);
  if (!read.ok) return read;
  const { content, dropped } = read.value;
  const expectedRevision = seen.value;
  const command = {
    type: 'save-module',
    contentId,
    moduleId,
    expectedRevision,
    content,
    publish,
  } as const;
  const saved = await writer.execute(context.actor, command, context.commandId, { loaded });
  return saved.ok ? accept({ executed: saved.value, dropped }) : saved;
}
