import type { InlineConfig } from 'vite';
import { clientResolve, sharedBuild, sharedConfig } from './shared-config.ts';

/**
 * A script of server-rendered pages, the visitor's or the design page's, and its islands. Their style is in the server's style sheet already, because
 * the server renders them first: the one built here is dropped.
 */
export function publicBuild(outDir: string, entry: string, manifest: string): InlineConfig {
  return {
    ...sharedConfig,
    resolve: clientResolve,
    plugins: [
      ...sharedConfig.plugins,
      {
        name: 'parvis:style-comes-from-the-server',
        enforce: 'post',
        generateBundle: {
          order: 'post',
          handler(_options, bundle) {
            for (const name of Object.keys(bundle)) {
              if (name.endsWith('.css')) delete bundle[name];
            }
          },
        },
      },
    ],
    build: {
      ...sharedBuild,
      outDir,
      cssCodeSplit: false,
      manifest,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
    },
  };
}
