import type { PictureParts } from '../../ui/picture/picture-parts.ts';

/** A video as it is shown, in plain values that can travel to the browser. */
export interface PlayerVideo {
  readonly id: string;
  readonly title: string;
  /** What is seen and heard in it, in words; empty where nobody wrote them. */
  readonly inWords: string;
  readonly poster: PictureParts | null;
  /** Where it is watched without a player: the file, or the other site. */
  readonly href: string;
  /**
   * Ours, played from `href`; or another site’s, whose player is at `embed`, speaks from `origin`, and
   * does so when it is greeted, where it is known to.
   */
  readonly player:
    | { readonly kind: 'own' }
    | {
        readonly kind: 'provider';
        readonly name: string;
        readonly embed: string;
        readonly origin: string;
        readonly greeting: string | null;
      };
}

export interface VideoLabels {
  readonly play: string;
  readonly pause: string;
  readonly resume: string;
  readonly mute: string;
  readonly unmute: string;
  readonly playlist: string;
  readonly loading: string;
  readonly failed: string;
  readonly inWords: string;
  readonly credit: string;
  readonly allow: string;
  readonly settings: string;
  /** With `{name}` in them, for the provider’s. */
  readonly consent: string;
  readonly watch: string;
  readonly watchOwn: string;
  readonly newTabNote: string;
}
