import type { BlockProps } from '../block-props.ts';
import { FiguresFoot } from '../figures/figures-foot.tsx';
import { FiguresTableView } from '../figures/figures-table.tsx';
import { BlockTitle } from '../parts/block-title.tsx';

/** A table of figures, with notes, source and the figures as a file. */
export function DataTableView({ id, data, locale }: BlockProps<'data-table'>) {
  const { title, caption, unit, table, notes, source } = data;
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <FiguresTableView
        id={`${id}-caption`}
        caption={caption}
        unit={unit}
        table={table}
        locale={locale}
      />
      <FiguresFoot {...{ caption, table, notes, source, locale }} />
    </>
  );
}
