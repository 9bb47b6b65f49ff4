import type { PictureParts } from '../../ui/picture/picture-parts.ts';
import type { FilmLength } from '../film-length.ts';

/** A video, as serializable values. */
export interface PlayerVideo {
  readonly id: string;
  readonly title: string;
  /** The text version; may be empty. */
  readonly inWords: string;
  readonly poster: PictureParts | null;
  /** Null if it is not known. */
  readonly length: FilmLength | null;
  /** Where to watch it without a player: the file, or the provider's page. */
  readonly href: string;
  /**
   * Our own file, played from `href`; or a provider’s, whose player is at `embed`, posts messages from
   * `origin`, and replies to `greeting` if it is known to.
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
  /** With the placeholder `{name}` for the provider’s name. */
  readonly consent: string;
  readonly watch: string;
  readonly watchOwn: string;
  readonly newTabNote: string;
}
