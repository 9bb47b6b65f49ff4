import { lazy, Suspense } from 'react';
import { Loading } from '../shell/frame.tsx';
import type { FieldProps } from './field-props.ts';

/** The grid with its readers of pasted tables is loaded by those who edit figures. */
const FiguresGrid = lazy(async () => ({
  default: (await import('./figures-grid/figures-grid.tsx')).FiguresGrid,
}));

/** The figures of a table or a chart. */
export function FiguresInput(props: FieldProps) {
  return (
    <Suspense fallback={<Loading />}>
      <FiguresGrid {...props} />
    </Suspense>
  );
}
