import type { ModuleView } from '@parvis/contracts/content/views.ts';

/** A module whose history is shown, deleted or not. */
export type HistoryModule = Pick<ModuleView, 'id' | 'type' | 'revision' | 'liveRevision'>;
