/** The first-party cookie that keeps what a visitor agreed to. */
export const consentCookie = 'parvis_consent';

/** The validity of a choice, in calendar months; then visitors are prompted again. */
export const consentMonths = 6;
