import { createElement, Fragment, type ReactNode } from 'react';

/** Renders items whose only identity is their position, such as the runs of a text, without keys. */
export function renderUnkeyed<T>(
  items: readonly T[],
  render: (item: T, index: number) => ReactNode,
): ReactNode {
  return createElement(Fragment, undefined, ...items.map(render));
}
