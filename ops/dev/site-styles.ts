import type { ServerResponse } from 'node:http';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { productModule } from './running-product.ts';

/**
 * Returns what responds with the style sheet of the site: every style that the server can render,
 * in the order of its imports, as in the build.
 */
export function siteStyles(vite: ViteDevServer): (response: ServerResponse) => Promise<void> {
  return async (response) => {
    const { client } = vite.environments;
    const texts = await Promise.all(
      (await styleUrls(vite)).map(
        async (url) => (await client.transformRequest(`${url}?direct`))?.code,
      ),
    );
    response.writeHead(200, { 'Content-Type': 'text/css', 'Cache-Control': 'no-store' });
    response.end(texts.join('\n'));
  };
}

/** Returns the addresses of the style sheets that the product imports, each after its imports. */
export async function styleUrls(vite: ViteDevServer): Promise<readonly string[]> {
  const seen = new Set<EnvironmentModuleNode>();
  const urls: string[] = [];
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    if (module.url.endsWith('.css')) urls.push(module.url);
  };
  const root = await vite.environments.ssr.moduleGraph.getModuleByUrl(productModule);
  if (root) visit(root);
  return urls;
}
