import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { desktopBreakpointPx } from '@parvis/contracts/limits/layout.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './page-preview.module.css';
import type { Part } from './part.ts';
import { showTyped } from './show-typed.ts';
import type { TypedView } from './use-typed-view.ts';

interface PreviewFrameProps {
  readonly title: string;
  readonly address: string;
  /** When this changes, the frame reloads and keeps its scroll position. */
  readonly version: string;
  /** The module to scroll to. */
  readonly shown?: string | undefined;
  readonly device?: Device;
  /** What is typed since the page was loaded. */
  readonly typed?: TypedView | undefined;
  /** Called with the module, or the header, that was clicked; without it, links are followed. */
  readonly onChoose?: ((part: Part) => void) | undefined;
}

/** A page is laid out at one of these widths, in CSS pixels, and scaled down to fit. */
const widthsPx = { phone: 390, tablet: 768, desktop: 1280 } as const;
export type Device = keyof typeof widthsPx;

/**
 * The screens on which the preview starts at phone width, by the breakpoint of the style sheets.
 */
const phoneScreen = `(width < ${desktopBreakpointPx}px)`;

/** Returns the initial width of a preview on this screen. */
export function initialDevice(): Device {
  return matchMedia(phoneScreen).matches ? 'phone' : 'desktop';
}

/** Passes the framed page's width and scale to the style sheet. */
function useFitToStage(stage: RefObject<HTMLElement | null>, width: number): void {
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const scale = Math.min(1, (entry?.contentRect.width ?? width) / width);
      element.style.setProperty('--page-width', `${width}px`);
      element.style.setProperty('--page-scale', String(scale));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, width]);
}

/** Scrolls a module of the framed page into view. */
function reveal(frame: HTMLIFrameElement, module: string): void {
  const place = frame.contentDocument?.querySelector(`[data-module="${CSS.escape(module)}"]`);
  place?.scrollIntoView({ block: 'center' });
}

/**
 * Returns the window of the framed page; undefined while the browser shows an error page in it.
 */
function pageIn(frame: HTMLIFrameElement | null): Window | undefined {
  return frame?.contentDocument?.defaultView ?? undefined;
}

/** Makes links to the back-office open in the top window, so that it does not open inside itself. */
function openAdminLinksInTop(frame: HTMLIFrameElement): void {
  const links = frame.contentDocument?.querySelectorAll<HTMLAnchorElement>('a[href^="/admin"]');
  for (const link of links ?? []) link.target = '_top';
}

function showAsTyped(frame: HTMLIFrameElement | null, typed: TypedView | undefined): void {
  const page = frame?.contentDocument;
  if (page && typed) showTyped(page, typed.html, typed.parts);
}

/** Chooses the part that is clicked, instead of following its links. */
function chooseOnClick(page: Document | null, choose: (part: Part) => void): void {
  page?.addEventListener('click', (event) => {
    const { target } = event;
    if (!isElement(target)) return;
    const module = target.closest('[data-module]')?.getAttribute('data-module');
    const part = target.closest('h1') ? 'header' : moduleIdSchema.safeParse(module).data;
    if (part === undefined) return;
    event.preventDefault();
    choose(part);
  });
}

/** An element of the framed page is none of this window's. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}

/** A page in a frame that keeps its scroll position on reload and adds no history entries. */
export function PreviewFrame({
  title,
  address,
  version,
  shown,
  device = 'desktop',
  typed,
  onChoose,
}: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const [initial] = useState(address);
  const first = useRef({ address, version });
  useEffect(() => {
    if (first.current.version === version) return;
    first.current = { address, version };
    scrolled.current = pageIn(frame.current)?.scrollY ?? scrolled.current;
    frame.current?.contentWindow?.location.replace(address);
  }, [address, version]);
  useEffect(() => {
    if (frame.current && shown) reveal(frame.current, shown);
  }, [shown]);
  useEffect(() => showAsTyped(frame.current, typed), [typed]);
  const stage = useRef<HTMLDivElement>(null);
  useFitToStage(stage, widthsPx[device]);
  return (
    <div ref={stage} className={styles.stage}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very site: a sandbox that lets it run and keep its origin protects from nothing */}
      <iframe
        ref={frame}
        title={title}
        src={initial}
        onLoad={({ currentTarget }) => {
          openAdminLinksInTop(currentTarget);
          if (onChoose) chooseOnClick(currentTarget.contentDocument, onChoose);
          showAsTyped(currentTarget, typed);
          if (scrolled.current > 0) pageIn(currentTarget)?.scrollTo(0, scrolled.current);
          else if (shown) reveal(currentTarget, shown);
        }}
      />
    </div>
  );
}
