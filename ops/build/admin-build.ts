import type { InlineConfig, Plugin } from 'vite';
import { clientResolve, sharedBuild, sharedConfig, zodWithoutEval } from './shared-config.ts';

/**
 * The files of react-aria that contain its messages in languages that the interface does not have.
 */
const otherLanguages = /^\..*\/intl\/(?:\w+\/)?(?!fr-FR|en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;

const noWords = '\0no-words';

/** Omits these files, a quarter of react-aria, which skips languages that are missing. */
const withoutOtherLanguages: Plugin = {
  name: 'parvis:languages',
  enforce: 'pre',
  resolveId: (id) => (otherLanguages.test(id) ? noWords : null),
  load: (id) => (id === noWords ? 'export default undefined;' : null),
};

/** Returns the back-office application, with its own style sheet. */
export function adminBuild(outDir: string): InlineConfig {
  return {
    ...sharedConfig,
    plugins: [...sharedConfig.plugins, withoutOtherLanguages],
    resolve: clientResolve,
    build: {
      ...sharedBuild,
      outDir,
      manifest: 'admin-manifest.json',
      // Screens are loaded one by one, and the cascade must not depend on the order in which they
      // are loaded.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: 'web/admin/main.tsx',
        output: {
          banner: zodWithoutEval,
          // Without groups, what is shared becomes a chunk for each set of screens that share it:
          // a hundred requests for the editor instead of 20. The two have no cycles: the first holds
          // all that its modules import, the second all but what is in the first.
          codeSplitting: {
            groups: [
              { name: 'initial', tags: ['$initial'], priority: 2 },
              { name: 'common', minShareCount: 4 },
            ],
          },
        },
      },
    },
  };
}
