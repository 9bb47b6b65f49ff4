import type { EditedAreas } from '@parvis/services/main/start-parvis.ts';

/** The write sides through which the demonstration is entered. */
export interface SeededSite {
  readonly content: Pick<EditedAreas['content'], 'writer' | 'merger'>;
  readonly media: Pick<EditedAreas['media'], 'uploader' | 'writer'>;
  readonly editorial: {
    readonly [Area in
      | 'facets'
      | 'menus'
      | 'playlists'
      | 'redirects'
      | 'livePosts'
      | 'settings']: Pick<EditedAreas['editorial'][Area], 'writer'>;
  } & {
    readonly offers: Pick<EditedAreas['editorial']['offers'], 'writer' | 'reportImport'>;
  };
}

/** An action in the demonstration's history, at an instant (ISO 8601, UTC). */
export interface DemoAction {
  readonly at: string;
  readonly enter: (site: SeededSite) => Promise<void>;
}
