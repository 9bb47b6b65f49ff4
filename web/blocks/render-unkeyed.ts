import { createElement, Fragment, type ReactNode } from 'react';

/** Renders items whose only identity is their place, as the runs of a text: they need no keys. */
export function renderUnkeyed<T>(items: readonly T[], render: (item: T) => ReactNode): ReactNode {
  return createElement(Fragment, undefined, ...items.map(render));
}
