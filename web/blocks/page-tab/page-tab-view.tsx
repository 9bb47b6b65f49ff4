import type { BlockProps } from '../block-props.ts';
import { BlockTitle } from '../parts/block-title.tsx';

/** The heading above the modules of a tab. */
export function PageTabView({ data: { name, title } }: BlockProps<'page-tab'>) {
  return <BlockTitle>{title || name}</BlockTitle>;
}
