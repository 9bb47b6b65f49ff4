import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { SentModule } from '@parvis/contracts/content/sent-modules.ts';
import { accept, type Outcome, type Refusal } from '@parvis/contracts/http/refusal.ts';
import { readModuleContent } from '../save-module/module-content.ts';

/** A module as it was sent, its content parsed, and what its conversion dropped. */
export interface ParsedModule {
  readonly sent: SentModule;
  readonly content: ModuleContent | undefined;
  readonly dropped: readonly string[];
}

const maxRefusals = 50;

/** Parses the modules of an item; the refusals name every error, with the index of its module. */
export function readModules(modules: readonly SentModule[]): Outcome<readonly ParsedModule[]> {
  const read = modules.map(readModule);
  const refused = read.flatMap((one, index) =>
    one.ok ? [] : one.refusals.map((refusal) => withModuleIndex(index, refusal)),
  );
  const [first, ...others] = refused.slice(0, maxRefusals);
  if (first !== undefined) return { ok: false, refusals: [first, ...others] };
  return accept(read.flatMap((one) => (one.ok ? [one.value] : [])));
}

function readModule(sent: SentModule): Outcome<ParsedModule> {
  if (sent.data === undefined) {
    if (sent.id !== undefined) return accept({ sent, content: undefined, dropped: [] });
    const missing = { code: 'invalid', path: ['data'], params: { reason: 'required' } } as const;
    return { ok: false, refusals: [missing] };
  }
  const read = readModuleContent(sent.type, sent.data);
  return read.ok ? accept({ sent, ...read.value }) : read;
}

/** Returns a refusal of a module, with its place among those that were sent. */
export function withModuleIndex(index: number, refusal: Refusal): Refusal {
  return { ...refusal, path: ['modules', index, ...(refusal.path ?? [])] };
}
