import { startBuiltPrograms } from '@parvis/services/main/own-program.ts';
import { inject, vi } from 'vitest';

/**
 * Specs share a process: each begins with real functions, timers and globals, whatever the previous
 * one left. Modules are shared too; a spec restores what it changes in them.
 */
vi.restoreAllMocks();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();

startBuiltPrograms(inject('childPrograms'));
