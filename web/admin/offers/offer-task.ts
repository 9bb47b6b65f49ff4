/** An action on an offer in a dialog. */
export type OfferTask = 'correct' | 'withdraw' | 'history';
