import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { BoundedLruCache, flattenText } from './bounded-lru-cache.ts';
import { swapQuotes } from './swap-quotes.ts';

interface IslandProps<Props extends object> {
  /** The island's name in `web/public/islands.ts`. */
  readonly name: string;
  readonly wake: 'visible' | 'intent';
  readonly of: ComponentType<Props>;
  /** Plain values only: they are written into the page. */
  readonly props: Props;
  readonly className?: string | undefined;
  /** Whether it is hydrated on load when the history has a state of its page. */
  readonly restores?: boolean;
}

/**
 * Cached: most islands are the same on many pages, and rendering one takes as long as rendering the
 * markup around it. The output must depend on the props alone, otherwise browsers could not hydrate
 * it.
 */
const drawn = new BoundedLruCache<string>(8_000_000);

/**
 * A component rendered separately, so that the browser can hydrate it without the page around it.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, wake, of: Component, props, className, restores } = island;
  const written = swapQuotes(JSON.stringify(props));
  const markup = drawn.get(`${name} ${written}`, () =>
    flattenText(renderToString(<Component {...props} />, { identifierPrefix: `${name}-` })),
  );
  return (
    <div
      className={className}
      data-island={name}
      data-wake={wake}
      data-props={written}
      data-restores={restores ? '' : undefined}
      // React has escaped its own output.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
