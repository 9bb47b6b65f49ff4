/** The first-party cookie that stores a visitor's consent. */
export const consentCookie = 'parvis_consent';

/** The validity of a choice, in calendar months; then visitors are prompted again. */
export const consentMonths = 6;
