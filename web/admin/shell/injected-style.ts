/**
 * Keeps React Aria from injecting a `<style>`, by adding an element with its id: the
 * content security policy (`style-src 'self'`) would block it. admin.css has the rule instead.
 */
export function reserveInjectedStyle(page: Document): void {
  const reserved = page.createElement('meta');
  reserved.id = 'react-aria-pressable-style';
  page.head.append(reserved);
}
