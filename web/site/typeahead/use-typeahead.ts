import { enterKey } from '@parvis/contracts/limits/keyboard.ts';
import { useMachine } from '@xstate/react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { fromPromise } from 'xstate';
import { optionsIn } from './option-box.tsx';
import { findCompletion, type Suggested, typeaheadMachine } from './typeahead.machine.ts';
import { type FieldAction, fieldAction } from './typeahead-keys.ts';
import type { TypeaheadProps } from './typeahead-props.ts';

/** Returns the state and handlers of a field with suggestions. */
export function useTypeahead(props: TypeaheadProps) {
  const { value, limits, suggest, hint, none, onType, onTake } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [state, send] = useMachine(
    typeaheadMachine.provide({
      actors: {
        suggest: fromPromise<Suggested, string>(({ input, signal }) => suggest(input, signal)),
      },
    }),
    { input: limits },
  );
  const { suggested, active } = state.context;
  const html = suggested?.html ?? '';
  const isOpen = html !== '' || (suggested !== undefined && none !== undefined);
  const completion = hint === undefined ? '' : findCompletion({ ...state.context, text: value });
  const close = () => send({ type: 'close' });
  const take = (option: HTMLElement | undefined) => {
    if (option) onTake(option);
    close();
  };
  const options = () => optionsIn(root.current);
  const move = (to: 'next' | 'previous') => send({ type: 'move', to, options: options().length });
  useMarkedOption(root, id, active);
  const acts: Readonly<Record<FieldAction, () => void>> = {
    next: () => move('next'),
    previous: () => move('previous'),
    take: () => take(options()[active ?? -1]),
    complete: () => {
      onType(value + completion);
      close();
    },
    close,
  };
  return {
    id,
    root,
    html,
    isOpen,
    active,
    completion,
    take,
    close,
    type(text: string) {
      onType(text);
      send({ type: 'type', text });
    },
    press(event: KeyboardEvent<HTMLInputElement>) {
      const isAtEnd = event.currentTarget.selectionStart === value.length;
      const field = { isOpen, hasActive: active !== null, isCompleted: completion !== '', isAtEnd };
      const action = fieldAction(event, field);
      if (action) {
        acts[action]();
        event.preventDefault();
        event.stopPropagation();
      } else if (event.key === enterKey) close();
    },
  };
}

/** Adds ids and the active state to the server's options. */
function useMarkedOption(
  root: RefObject<HTMLElement | null>,
  id: string,
  active: number | null,
): void {
  useEffect(() => {
    optionsIn(root.current).forEach((option, place) => {
      option.id = `${id}option${place}`;
      option.setAttribute('aria-selected', String(place === active));
      if (place === active) option.scrollIntoView({ block: 'nearest' });
    });
  });
}
