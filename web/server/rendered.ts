import type { ReactElement } from 'react';

/** A rendered response: a complete document, or data for a script or a feed reader. */
export interface Rendered {
  readonly status: number;
  /** The media type, as in the header. */
  readonly type: string;
  readonly body: string;
}

/** A rendered response with its body encoded. */
export interface RenderedBytes extends Omit<Rendered, 'body'> {
  readonly body: Buffer;
}

/** A document that is still to be rendered. */
export interface UnrenderedDocument {
  readonly status: number;
  readonly document: ReactElement;
}

/** Returns a response that is not a document. @param type the media type, without a charset */
export function data(type: string, body: string): Rendered {
  return { status: 200, type: `${type}; charset=utf-8`, body };
}
