/** What is done with an offer in a dialog. */
export type OfferTask = 'correct' | 'withdraw' | 'history';
