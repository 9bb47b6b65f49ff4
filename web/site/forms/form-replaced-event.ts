/** Dispatched, bubbling, once the response to a form has replaced it. */
export const formReplacedEvent = 'parvis:answered';
