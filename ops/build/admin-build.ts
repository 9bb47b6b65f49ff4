import type { InlineConfig } from 'vite';
import { clientResolve, sharedBuild, sharedConfig } from './shared-config.ts';

/** The back-office application, with a style sheet of its own. */
/**
 * Zod tries whether it may compile its parsers, as soon as a schema is made; the content security policy
 * refuses that and browsers report it. Each file begins with this, whichever is executed first.
 */
const zodWithoutEval = 'globalThis.__zod_globalConfig ??= { jitless: true };';

export function adminBuild(outDir: string): InlineConfig {
  return {
    ...sharedConfig,
    resolve: clientResolve,
    build: {
      ...sharedBuild,
      outDir,
      manifest: 'admin-manifest.json',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1500,
      rolldownOptions: { input: 'web/admin/main.tsx', output: { banner: zodWithoutEval } },
    },
  };
}
