import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import { useRef, useState } from 'react';

/** Creates a module of a type; resolves to undefined if that fails. */
export type CreateModule = () => Promise<{ readonly id: ModuleId } | undefined>;

/**
 * Opens modules once they are created. Until then `arriving` is the type of the last one, and no
 * other form takes input.
 * @param open opens the form of a module
 */
export function useArrival(open: (id: ModuleId) => Promise<void>) {
  const [arriving, setArriving] = useState<ModuleType>();
  const [arrived, setArrived] = useState<ModuleId>();
  const turn = useRef(0);
  const forget = () => {
    turn.current += 1;
    setArriving(undefined);
  };
  const arrive = async (type: ModuleType, make: CreateModule) => {
    turn.current += 1;
    const mine = turn.current;
    setArriving(type);
    const made = await make();
    if (turn.current !== mine) return;
    if (made) {
      setArrived(made.id);
      await open(made.id);
    }
    if (turn.current === mine) setArriving(undefined);
  };
  return { arriving, arrived, arrive, forget };
}
export type AwaitModule = ReturnType<typeof useArrival>['arrive'];
