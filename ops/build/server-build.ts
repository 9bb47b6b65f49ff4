import type { InlineConfig } from 'vite';
import { sharedBuild, sharedConfig } from './shared-config.ts';

/**
 * Returns the server and the command line. Packages of this workspace are bundled, npm's are
 * imported. The resulting style sheet covers everything the server can render.
 */
export function serverBuild(outDir: string): InlineConfig {
  return {
    ...sharedConfig,
    // The root's node_modules contains an older version, installed with browser tools.
    ssr: { noExternal: ['yauzl'] },
    build: {
      ...sharedBuild,
      outDir,
      ssr: true,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: 'lightningcss',
      minify: false,
      sourcemap: true,
      target: 'node20',
      manifest: 'server-manifest.json',
      rolldownOptions: {
        input: {
          main: 'ops/start/server.ts',
          background: 'ops/start/background.ts',
          parvis: 'ops/cli/parvis.ts',
          'offer-index-worker': 'services/main/offer-index/worker.ts',
          'draw-renditions': 'services/main/renditions/draw.ts',
          'read-feed': 'services/main/feeds/read.ts',
          'clean-document': 'services/main/documents/clean.ts',
          'judge-password': 'services/main/passwords/worker.ts',
          'seal-reports': 'services/main/sealing/worker.ts',
          'describe-api': 'services/main/reference/worker.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  };
}
