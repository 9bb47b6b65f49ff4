/** Dispatched, and bubbling, once what was sent was answered in the form's place. */
export const answeredEvent = 'parvis:answered';
