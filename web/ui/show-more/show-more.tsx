import { useMachine } from '@xstate/react';
import type { MouseEvent } from 'react';
import { fromPromise } from 'xstate';
import { showMoreMachine } from './show-more.machine.ts';
import { ShowMoreLink } from './show-more-link.tsx';

export interface ShowMoreProps {
  /** The address of the next page, for visitors without script. */
  readonly href: string;
  readonly label: string;
  /** Announced to screen readers while the next part is loading. */
  readonly busyLabel: string;
  /**
   * Fetches the next part and inserts it; the signal aborts the request. A rejection is a silent
   * failure.
   */
  readonly onLoad: (signal: AbortSignal) => Promise<unknown>;
}

/** Loads the next part of a list in place; a link to the next page until then. */
export function ShowMore({ href, label, busyLabel, onLoad }: ShowMoreProps) {
  const [state, send] = useMachine(
    showMoreMachine.provide({
      actors: { load: fromPromise<unknown>(({ signal }) => onLoad(signal)) },
    }),
  );
  const isProgressing = state.matches({ loading: 'progressing' });
  const press = (event: MouseEvent) => {
    event.preventDefault();
    send({ type: 'press' });
  };
  return (
    <>
      <ShowMoreLink href={href} label={label} isProgressing={isProgressing} onClick={press} />
      <p className="visually-hidden" role="status">
        {isProgressing ? busyLabel : ''}
      </p>
    </>
  );
}
