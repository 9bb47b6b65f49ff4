import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../link/anchor.tsx';
import styles from './button.module.css';

/** The visual weight: a view has at most one primary button; quiet ones look like links. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'regular' | 'small';

interface Look {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
}

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className' | 'type'> {
  readonly type?: 'button' | 'submit';
  /** Announced by screen readers while the action is running; the button then ignores presses. */
  readonly busy?: string | undefined;
  readonly children: ReactNode;
}

function classOf({ kind = 'primary', size = 'regular' }: Look): string {
  return [styles.button, styles[kind], styles[size]].join(' ');
}

/** A button. While busy it keeps the focus, so it uses `aria-disabled` rather than `disabled`. */
export function Button(props: ButtonProps) {
  const { kind, size, busy, type, children, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy !== undefined) return event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classOf({ ...(kind && { kind }), ...(size && { size }) })}
      aria-disabled={busy === undefined ? undefined : true}
      data-busy={busy === undefined ? undefined : ''}
      onClick={press}
    >
      {children}
      {busy === undefined ? null : <span className="visually-hidden"> {busy}</span>}
    </button>
  );
}

export interface ButtonLinkProps extends Look, Omit<AnchorProps, 'className'> {}

/** A link styled as a button, for navigation. */
export function ButtonLink({ kind, size, ...anchor }: ButtonLinkProps) {
  const look = { ...(kind && { kind }), ...(size && { size }) };
  return <Anchor {...anchor} className={classOf(look)} />;
}
