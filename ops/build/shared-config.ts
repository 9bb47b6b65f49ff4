import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { coastlinePlugin } from './coastline-plugin.ts';
import { messagesPlugin } from './messages-plugin.ts';

/** Address below which every built asset is served. */
export const assetsFolder = 'assets';

/**
 * Settings that the three builds share: above all the class names, which depend only on the style
 * sheet's path and the name in it.
 */
export const sharedConfig = {
  configFile: false,
  root: process.cwd(),
  publicDir: false,
  logLevel: 'warn',
  plugins: [react(), messagesPlugin(), coastlinePlugin()],
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '[local]-[hash]' } },
  },
} satisfies InlineConfig;

/** The policy of the pages allows no `data:` address, so nothing is inlined. */
export const sharedBuild = {
  emptyOutDir: false,
  assetsDir: assetsFolder,
  assetsInlineLimit: 0,
  reportCompressedSize: false,
} satisfies InlineConfig['build'];

/**
 * Zod tests whether it may compile its parsers as soon as a schema is created; the content security
 * policy blocks this and browsers report it. Every file begins with this setting, whichever is
 * executed first.
 */
export const zodWithoutEval = 'globalThis.__zod_globalConfig ??= { jitless: true };';

/** Browsers get messages as syntax trees, so the parser is omitted. */
export const clientResolve = {
  alias: [
    {
      find: /^@formatjs\/icu-messageformat-parser$/,
      replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  ],
} satisfies InlineConfig['resolve'];
