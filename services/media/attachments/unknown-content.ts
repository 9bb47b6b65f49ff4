/** A file that contains something of which we do not know what it says about its author. */
export class UnknownContent extends Error {}
