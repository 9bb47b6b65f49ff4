/** The value for no theme, in the form and on the confirmation. Specification, section 3. */
export const noTheme = '--';
