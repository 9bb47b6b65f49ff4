import { useMenuControl } from './menu-control.ts';
import type { MenuLine } from './menu-line.ts';

interface MenuLinkProps {
  readonly line: MenuLine;
  readonly className?: string | undefined;
  /** Marks the entry of the current page. */
  readonly here?: true | undefined;
}

/** An entry's link, which announces its target: the current page, another language, a new tab. */
export function MenuLink({ line, className, here }: MenuLinkProps) {
  const { current, labels } = useMenuControl();
  const { title, path, lang, note, newTab } = line;
  return (
    <a
      className={className}
      href={path}
      lang={lang}
      hrefLang={lang}
      data-here={here}
      aria-current={current === path ? 'page' : undefined}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {title}
      {note ? <span className="visually-hidden"> – {note}</span> : null}
      {newTab ? <span className="visually-hidden"> {labels.newTab}</span> : null}
    </a>
  );
}
