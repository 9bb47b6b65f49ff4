import type { InlineConfig } from 'vite';
import { clientResolve, sharedBuild, sharedConfig } from './shared-config.ts';

/** The back-office application, with a style sheet of its own. */
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
      rolldownOptions: { input: 'web/admin/main.tsx' },
    },
  };
}
