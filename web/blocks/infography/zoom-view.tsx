import { infographyMaximumScale, infographyMinimumScale } from '@parvis/contracts/limits/media.ts';
import { useMachine } from '@xstate/react';
import { useRef } from 'react';
import { usePageKeys } from '../../ui/keys/use-page-keys.ts';
import { PictureElement } from '../../ui/picture/picture-element.tsx';
import type { PictureParts } from '../../ui/picture/picture-parts.ts';
import { useWindowWidth } from '../../ui/window/use-window-width.ts';
import styles from './infography.module.css';
import { useGestures } from './use-gestures.ts';
import { useScaled } from './use-scaled.ts';
import { type ZoomEvent, zoomMachine } from './zoom.machine.ts';
import { ZoomControls, type ZoomLabels } from './zoom-controls.tsx';

interface ZoomViewProps {
  readonly picture: PictureParts;
  readonly labels: ZoomLabels;
}

const keys: Readonly<Record<string, ZoomEvent>> = {
  '+': { type: 'in' },
  '=': { type: 'in' },
  '-': { type: 'out' },
  '0': { type: 'reset' },
};

/** A scrollable, zoomable image that fills the window. */
export function ZoomView({ picture, labels }: ZoomViewProps) {
  const room = useRef<HTMLDivElement>(null);
  const [state, send] = useMachine(zoomMachine);
  const { scale } = state.context;
  const isWhole = scale === infographyMinimumScale;
  useWindowWidth((width) => send({ type: 'window', width }));
  const aim = useScaled(room, { scale, ratio: picture.width / picture.height });
  useGestures(room, { send, aim });
  usePageKeys((event) => {
    const action = keys[event.key];
    if (action === undefined) return;
    event.preventDefault();
    send(action);
  });
  return (
    <div className={styles.closeView}>
      <div
        ref={room}
        className={styles.room}
        role="group"
        aria-label={labels.howTo}
        tabIndex={isWhole ? undefined : 0}
        data-grabbed={state.matches('dragging') || undefined}
      >
        <div className={styles.drawing}>
          <PictureElement parts={picture} sizes={`${picture.width}px`} lazy={false} />
        </div>
      </div>
      <ZoomControls
        labels={labels}
        scale={scale}
        isWhole={isWhole}
        isLargest={scale === infographyMaximumScale}
        send={send}
      />
    </div>
  );
}
