import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import { freePort } from '../testing/free-port.ts';
import type { ProductOptions, StartedProduct, startProduct } from './product.ts';

type StartProduct = typeof startProduct;

/** The module that starts the product. */
export const productModule = '/ops/dev/product.ts';

/** The cache that modules of the site keep what they rendered in. */
const cacheModule = 'web/ui/island/bounded-lru-cache.ts';

/** Several files that are saved together cause one restart. */
const togetherMs = 50;

/** What threads and child processes of the server may import, which are not run by vite. */
const serverSource = /^(?:contracts|projections|services)\/(?!.*(?:\.spec\.tsx?$|node_modules\/))/;

/** The product in this process, restarted whenever a file of it changes. */
export class RunningProduct {
  readonly #vite: ViteDevServer;
  readonly #runner: ModuleRunner;
  readonly #options: ProductOptions;
  #port = 0;
  #product: StartedProduct | undefined;
  #restart: Promise<void> | undefined;
  #isStale = false;
  #noticedAt = 0;
  /** Whether something outside `web/` changed, which no update of a page’s scripts covers. */
  #isBeyondScripts = false;
  #hasFailed = false;

  constructor(vite: ViteDevServer, options: ProductOptions) {
    this.#vite = vite;
    this.#runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
    this.#options = options;
  }

  /** Where it serves this computer alone; the same after a restart. */
  get port(): number {
    return this.#port;
  }

  /**
   * Starts the product, and from then on restarts it when it changes.
   * @returns how to sign in, in words for the person who started it
   */
  async start(): Promise<string> {
    this.#port = await freePort();
    const starting = this.#load().then((start) =>
      start(this.#options, this.#port, (line) => console.log(line)),
    );
    this.#restart = starting.then(() => undefined);
    this.#product = await starting;
    this.#restart = undefined;
    this.#vite.watcher.on('all', (_event, file) => this.#notice(file));
    return this.#product.readyLine;
  }

  /** Resolves when no start is in progress. */
  async whenReady(): Promise<void> {
    await this.#restart;
  }

  async stop(): Promise<void> {
    await this.#product?.stop();
    this.#product = undefined;
  }

  #notice(file: string): void {
    const { moduleGraph } = this.#vite.environments.ssr;
    const path = relative(this.#vite.config.root, file);
    const isPart = (moduleGraph.getModulesByFile(file)?.size ?? 0) > 0 || serverSource.test(path);
    // Names of styles are read at the next restart; what they look like, by browsers alone.
    if (file.endsWith('.css') || !(isPart || this.#hasFailed)) return;
    this.#isStale = true;
    this.#isBeyondScripts ||= !path.startsWith('web/');
    this.#noticedAt = performance.now();
    this.#restart ??= this.#restartWhileStale().finally(() => (this.#restart = undefined));
  }

  async #restartWhileStale(): Promise<void> {
    const began = performance.now();
    const { hot } = this.#vite.environments.client;
    try {
      while (this.#isStale) {
        // Vite, too, has to know all of them.
        while (performance.now() - this.#noticedAt < togetherMs) await setTimeout(togetherMs);
        this.#isStale = false;
        // The earlier one serves on if the new one cannot be loaded.
        const start = await this.#load();
        await this.stop();
        this.#product = await start(this.#options, this.#port, () => undefined);
      }
      this.#hasFailed = false;
      console.log(`restarted in ${Math.round(performance.now() - began)} ms`);
      hot.send('parvis:restarted', { isBeyondScripts: this.#isBeyondScripts });
      this.#isBeyondScripts = false;
    } catch (cause) {
      this.#hasFailed = true;
      const fault = cause instanceof Error ? cause : new Error(String(cause));
      console.error(fault);
      hot.send({ type: 'error', err: { message: fault.message, stack: fault.stack ?? '' } });
    }
  }

  /** Runs what changed, and what depends on it; modules that did not change keep what they hold. */
  async #load(): Promise<StartProduct> {
    this.#forgetRendered();
    const loaded: { startProduct?: StartProduct } = await this.#runner.import(productModule);
    if (!loaded.startProduct) throw new Error(`${productModule} does not start a product.`);
    return loaded.startProduct;
  }

  /** Empties the caches of what unchanged modules rendered, which may have used a changed one. */
  #forgetRendered(): void {
    const { evaluatedModules } = this.#runner;
    const seen = new Set<string>();
    const forget = (ids: Iterable<string>) => {
      for (const id of ids) {
        const module = evaluatedModules.getModuleById(id);
        if (!module || seen.has(id)) continue;
        seen.add(id);
        evaluatedModules.invalidateModule(module);
        forget(module.importers);
      }
    };
    forget([join(this.#vite.config.root, cacheModule)]);
  }
}
