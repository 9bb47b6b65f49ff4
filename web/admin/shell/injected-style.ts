/**
 * Prevents React Aria from injecting a `<style>`, which the content security policy (`style-src
 * 'self'`) would block, by adding an element with its id. admin.css contains the rule instead.
 */
export function reserveInjectedStyle(page: Document): void {
  const reserved = page.createElement('meta');
  reserved.id = 'react-aria-pressable-style';
  page.head.append(reserved);
}
