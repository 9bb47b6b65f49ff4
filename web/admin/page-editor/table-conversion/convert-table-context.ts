import { createContext } from 'react';

/**
 * Turns the table that is a block of the open text, at this place, into a module; undefined where
 * texts are no modules, or cannot be changed.
 */
export const ConvertTableContext = createContext<((at: number) => void) | undefined>(undefined);
