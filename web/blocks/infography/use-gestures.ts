import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Point } from './use-scaled.ts';
import { wheelSteps } from './wheel-steps.ts';
import type { ZoomEvent } from './zoom.machine.ts';

interface Aiming {
  readonly send: (event: ZoomEvent) => void;
  /** Sets the point on which the next zoom is centred. */
  readonly aim: (point: Point | undefined) => void;
}

/** Handles wheel, pinch and mouse dragging on an image that scrolls in its container. */
export function useGestures(room: RefObject<HTMLElement | null>, { send, aim }: Aiming): void {
  const dispatch = useEffectEvent(send);
  const aimAt = useEffectEvent(aim);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const at = (clientX: number, clientY: number): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const toSteps = wheelSteps();
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const steps = toSteps(event);
      if (steps === 0) return;
      aimAt(at(event.clientX, event.clientY));
      for (let left = Math.abs(steps); left > 0; left -= 1)
        dispatch({ type: steps < 0 ? 'in' : 'out' });
    };
    const stops = [
      on(element, 'wheel', wheel),
      dragByMouse(element, (type) => dispatch({ type })),
      pinch(element, (event, x, y) => {
        aimAt(at(x, y));
        dispatch(event);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [room]);
}

function on<Type extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): () => void {
  element.addEventListener(type, listener, { passive: false });
  return () => element.removeEventListener(type, listener);
}

/** Touch scrolls natively; mouse dragging needs script. */
function dragByMouse(
  element: HTMLElement,
  dispatch: (type: 'grab' | 'release') => void,
): () => void {
  let isHeld = false;
  const stops = [
    on(element, 'pointerdown', (event) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      // Otherwise the browser would start a drag-and-drop of the picture.
      event.preventDefault();
      element.focus({ preventScroll: true });
      element.setPointerCapture(event.pointerId);
      isHeld = true;
      dispatch('grab');
    }),
    on(element, 'pointermove', ({ movementX, movementY }) => {
      if (isHeld) element.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
    }),
    on(element, 'lostpointercapture', () => {
      isHeld = false;
      dispatch('release');
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

type PinchEvent = Extract<ZoomEvent, { type: `pinch${string}` }>;

function pinch(
  element: HTMLElement,
  dispatch: (event: PinchEvent, x: number, y: number) => void,
): () => void {
  let apart = 0;
  const measure = ({ touches: [one, other] }: TouchEvent) => {
    if (!one || !other) return undefined;
    return {
      distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
      x: (one.clientX + other.clientX) / 2,
      y: (one.clientY + other.clientY) / 2,
    };
  };
  const stops = [
    on(element, 'touchstart', (event) => {
      const fingers = measure(event);
      if (!fingers) return;
      event.preventDefault();
      apart = fingers.distance;
      dispatch({ type: 'pinch.start' }, fingers.x, fingers.y);
    }),
    on(element, 'touchmove', (event) => {
      const fingers = measure(event);
      if (!fingers || apart === 0) return;
      event.preventDefault();
      dispatch({ type: 'pinch', factor: fingers.distance / apart }, fingers.x, fingers.y);
    }),
    on(element, 'touchend', (event) => {
      if (apart === 0 || event.touches.length > 1) return;
      apart = 0;
      dispatch({ type: 'pinch.end' }, 0, 0);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
