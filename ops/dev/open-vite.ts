import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { clientResolve, sharedConfig } from '../build/shared-config.ts';
import { devPlugin } from './dev-plugin.ts';

/** Below it are vite's files; all other addresses are the product's. */
export const devBase = '/@dev/';

/**
 * Opens vite on the sources: it gives browsers their scripts, and runs the server's.
 * @param server on whose port it notifies browsers
 * @param dataFolder whose folder `vite` keeps the packages prepared for browsers
 */
export function openVite(server: Server, dataFolder: string): Promise<ViteDevServer> {
  return createServer({
    ...sharedConfig,
    base: devBase,
    appType: 'custom',
    resolve: clientResolve,
    plugins: [...sharedConfig.plugins, devPlugin()],
    cacheDir: join(dataFolder, 'vite'),
    optimizeDeps: {
      entries: ['web/public/islands.ts', 'web/design/islands.ts', 'web/admin/main.tsx'],
    },
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ['**/dist/**', '**/dist.*/**', '**/.parvis*/**', '**/.mutation/**'] },
    },
  });
}
