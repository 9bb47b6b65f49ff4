import type { BlockProps } from '../block-props.ts';
import { BlockTitle } from '../parts/block-title.tsx';

/** What the product knows, under a title; the same as on the generated legal pages. */
export function SiteFactsView({ data, facts }: BlockProps<'site-facts'>) {
  return (
    <>
      <BlockTitle>{data.title}</BlockTitle>
      {facts}
    </>
  );
}
