import { z } from 'zod';

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** What a build shows to visitors; digests are SHA-256 in hexadecimal. */
export const siteBuildSchema = z.object({
  /** The version of Parvis. */
  version: z.string().min(1).max(50),
  /** Of the sources from which pages are rendered. */
  templates: digest,
  /** Of the catalogues of the public site: JSON of texts by language and message. */
  words: digest,
  /** The addresses of the style sheets. */
  stylesheets: z.array(z.string().max(200)).max(20),
  /** The files that visitors' browsers load, by address. */
  files: z.record(z.string().max(200), digest),
});
export type SiteBuild = z.infer<typeof siteBuildSchema>;

/** The events of the stream of builds; there is one. */
export const siteBuildEventSchemas = {
  /** From here on visitors see the site by this build. */
  SiteBuildDeployed: siteBuildSchema,
} as const;

export const siteBuildStreamPrefix = 'builds-';
/** The only stream. */
export const siteBuildStream = 'builds-site';
