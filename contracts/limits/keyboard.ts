/** Closes whatever is open. Value of `KeyboardEvent.key`. “Keys used”. */
export const escapeKey = 'Escape';
/** Confirms. Value of `KeyboardEvent.key`. “Keys used”. */
export const enterKey = 'Enter';
/** Moves to the next control. Value of `KeyboardEvent.key`. “Keys used”. */
export const tabKey = 'Tab';
/** Move within a control. Values of `KeyboardEvent.key`. “Keys used”. */
export const arrowKeys = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
