import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { zodWithoutEval } from '../build/shared-config.ts';

/** The scripts of documents by their address below the base of vite. */
const entries: Readonly<Record<string, string>> = {
  '/@site': '/web/public/islands.ts',
  '/@design': '/web/design/islands.ts',
  '/@admin': '/web/admin/main.tsx',
};
const preamble = '/@preamble';

const injection = '__vite__updateStyle(__vite__id, __vite__css)';

/** Makes the entries of documents, and leaves the styles of the site to its style sheet. */
export function devPlugin(): Plugin {
  return {
    name: 'parvis:dev',
    enforce: 'post',
    resolveId: (id) => (id === preamble || id in entries ? id : null),
    load(id) {
      if (id === preamble)
        return `${zodWithoutEval}\n${react.preambleCode.replace('__BASE__', '/')}`;
      const entry = entries[id];
      if (entry === undefined) return null;
      return [preamble, '/ops/dev/browser/follow-product.ts', entry]
        .map((file) => `import ${JSON.stringify(file)};`)
        .join('\n');
    },
    hotUpdate({ file, modules, server, timestamp }) {
      if (this.environment.name !== 'ssr' || !file.endsWith('.css') || modules.length === 0) return;
      const sheet = { path: '/site.css', acceptedPath: '/site.css' };
      const updates = [{ type: 'css-update' as const, ...sheet, timestamp }];
      server.environments.client.hot.send({ type: 'update', updates });
    },
    transform(code, id) {
      const isStyle = /\.css(?:$|\?)/.test(id) && code.includes('__vite__css');
      if (!isStyle || this.environment.name !== 'client') return null;
      if (!code.includes(injection))
        throw new Error('Vite injects styles in another way than before.');
      // In its order, the style sheet has every style that the server can render.
      return code.replace(injection, `document.getElementById('admin') && ${injection}`);
    },
  };
}
