import { readNear, writeNear } from '@parvis/contracts/site/filters/near.ts';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { aroundMeMachine } from './around-me.machine.ts';
import styles from './offers-filters.module.css';
import type { OffersFiltersLabels } from './offers-filters-props.ts';

interface AroundMeProps {
  readonly labels: Pick<OffersFiltersLabels, 'aroundMe' | 'aroundMeBusy' | 'aroundMeFailed'>;
  /** A point in the format of addresses. */
  readonly onNear: (near: string) => void;
}

/** Requests the location from the browser, rounded to the precision of addresses. */
async function pointHere(): Promise<string> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: positionTimeoutMs }),
  );
  const near = readNear(`${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`);
  if (!near) throw new Error('not on Earth');
  return writeNear(near);
}

const positionTimeoutMs = 10_000;

/** Offers around the visitor; a browser without geolocation fails like one that refuses. */
export function AroundMe({ labels, onNear }: AroundMeProps) {
  const [state, send] = useMachine(
    aroundMeMachine.provide({
      actors: { locate: fromPromise<void>(async () => onNear(await pointHere())) },
    }),
  );
  const isBusy = state.matches('locating');
  return (
    <>
      <button
        type="button"
        className={styles.around}
        aria-disabled={isBusy || undefined}
        onClick={() => send({ type: 'press' })}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <circle cx="10" cy="10" r="2" />
          <circle cx="10" cy="10" r="6.5" />
          <path d="M10 .5v4M10 15.5v4M.5 10h4M15.5 10h4" />
        </svg>
        {labels.aroundMe}
      </button>
      <p role="status" className={styles.failed}>
        {isBusy ? <span className="visually-hidden">{labels.aroundMeBusy}</span> : null}
        {state.matches('failed') ? labels.aroundMeFailed : null}
      </p>
    </>
  );
}
