/** In place of the words of react-aria in a language that the interface does not have: react-aria skips it. */
export default undefined;
