/** The cookie of a browser in which somebody opened their alerts. Specification, section 3. */
export const alertsCookie = 'rh_alerts_token';
/** The lifetime of that cookie, in seconds: a month. */
export const alertsSessionSeconds = 30 * 24 * 3600;

/** The cookie that names the alert whose filters are being changed on the list. */
export const editedAlertCookie = 'rh_edited_alert';
/** The lifetime of that cookie, in seconds. */
export const editedAlertSeconds = 2 * 3_600;
