import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

interface IslandProps<Props extends object> {
  /** The island's name in `web/public/islands.ts`. */
  readonly name: string;
  readonly wake: 'visible' | 'intent';
  readonly of: ComponentType<Props>;
  /** Plain values only: they are written into the page. */
  readonly props: Props;
  readonly className?: string | undefined;
}

/** A component rendered by itself, so that the browser can hydrate it without the page around it. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, wake, of: Component, props, className } = island;
  const markup = renderToString(<Component {...props} />, { identifierPrefix: `${name}-` });
  return (
    <div
      className={className}
      data-island={name}
      data-wake={wake}
      data-props={JSON.stringify(props)}
      // React has escaped its own output.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
