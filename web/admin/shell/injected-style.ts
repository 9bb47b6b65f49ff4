/**
 * React Aria adds a `<style>` for touches unless an element with this id is there already; the
 * site's policy (`style-src 'self'`) would refuse it. admin.css holds the rule instead.
 */
export function reserveInjectedStyle(page: Document): void {
  const reserved = page.createElement('meta');
  reserved.id = 'react-aria-pressable-style';
  page.head.append(reserved);
}
