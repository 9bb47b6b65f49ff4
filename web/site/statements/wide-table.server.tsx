import type { ReactNode } from 'react';

interface WideTableProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that scrolls separately in a narrower window, by keyboard as well. */
export function WideTable({ label, children }: WideTableProps) {
  return (
    <div role={label && 'group'} aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
