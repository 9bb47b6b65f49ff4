import type { InlineConfig } from 'vite';
import { clientResolve, sharedBuild, sharedConfig } from './shared-config.ts';

/**
 * Wraps a dynamic import: also preloads the files that it will import, all in parallel. The
 * bundler's own version also handles styles, reports and old browsers, in four times the size.
 */
const preloading = `export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};`;

/**
 * The files worth preloading: each name adds to the size of every page before anything is hydrated.
 */
const heavy = /\/(?:hydrate-island|xstate)[.-]/;

/**
 * Returns a script of server-rendered pages (visitors' pages or the design page) and its islands.
 * Their styles are already in the server's style sheet, because the server renders them first, so
 * the style sheet built here is dropped.
 */
export function publicBuild(outDir: string, entry: string, manifest: string): InlineConfig {
  return {
    ...sharedConfig,
    resolve: clientResolve,
    plugins: [
      ...sharedConfig.plugins,
      {
        name: 'parvis:small-preloading',
        enforce: 'pre',
        load: (id) => (id.endsWith('vite/preload-helper.js') ? preloading : undefined),
      },
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
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, imported) => imported.filter((file) => heavy.test(file)),
      },
      rolldownOptions: { input: entry },
    },
  };
}
