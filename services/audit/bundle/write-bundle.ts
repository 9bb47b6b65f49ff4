import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { locales } from '@parvis/contracts/site/locale.ts';
import { ZipFile } from 'yazl';
import { siteAt } from '../evidence/archive-site.ts';
import { type Captured, capture } from '../evidence/capture.ts';
import { writeArchive } from '../evidence/wacz.ts';
import type { BundleParts, Evidence } from './evidence.ts';
import { readEventAt } from './find-events.ts';
import { BundleFiles } from './manifest.ts';
import { composeReport, type ListedEvent, type ReportFacts } from './report/compose-report.ts';
import { writeHtml } from './report/write-html.ts';
import { writePdf } from './report/write-pdf.ts';

/** How many events the report lists: the newest. All are in the bundle. */
const maxListed = 300;

/**
 * Writes a bundle while it is made. The manifest, without which nothing verifies, comes last: a
 * bundle that was interrupted has none.
 */
export async function writeBundle(
  parts: BundleParts,
  evidence: Evidence,
  output: Writable,
): Promise<void> {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, output);
  const writing = addAll(zip, parts, evidence);
  writing.catch((cause: Error) => output.destroy(cause));
  await Promise.all([written, writing]);
}

async function addAll(zip: ZipFile, parts: BundleParts, evidence: Evidence): Promise<void> {
  const files = new BundleFiles(zip);
  const { signer, version } = parts.archives;
  const { prover, question, versions, created, by } = evidence;
  const missing = new Set<string>();
  await addArchive(files, parts, evidence, (file) => missing.add(file));
  const proofs = new Proofs(parts, evidence);
  await files.stream('events.jsonl', proofs.write(), true);
  files.add('checkpoint.txt', prover.note);
  const cosignedSize = await addAttestations(files, parts, prover.size);
  files.add('keys.txt', `${prover.keys.join('\n')}\n`);
  files.add('verify.mjs', parts.verifier);
  const facts: ReportFacts = {
    ...evidence,
    software: `Parvis ${version}`,
    missing: missing.size,
    totals: proofs.totals,
    listed: await proofs.listed(),
    files: { ...files.listed },
    cosigned: cosignedSize,
    manifestKey: signer.sign('').publicKey,
  };
  for (const locale of locales) {
    const report = composeReport(facts, locale);
    files.add(`report.${locale}.html`, writeHtml(report));
    files.add(`report.${locale}.pdf`, await writePdf(report, created));
  }
  const manifest = JSON.stringify({
    format: 'parvis-evidence-1',
    created,
    by,
    software: facts.software,
    question,
    versions: versions.map(({ shown, ...one }) => ({
      ...one,
      position: shown?.position ?? null,
      digest: shown?.digest ?? null,
    })),
    checkpoint: {
      origin: prover.origin,
      size: prover.size,
      signedAt: prover.signedAt,
      since: prover.since,
    },
    events: { count: facts.totals.events, ...facts.totals },
    missing: [...missing],
    files: files.listed,
  });
  files.add('manifest.json', manifest);
  files.add('manifest.signature.json', JSON.stringify(signer.sign(manifest)));
  zip.end();
}

/**
 * Adds the checkpoints that an authority stamped and that witnesses cosigned, as far as there are.
 * @param size how far the prover proves
 * @returns the size of the cosigned one
 */
async function addAttestations(
  files: BundleFiles,
  parts: BundleParts,
  size: number,
): Promise<number | undefined> {
  const stamped = await parts.readStamp();
  if (stamped !== undefined) {
    files.add('stamped-checkpoint.txt', stamped.note);
    files.add('stamped-checkpoint.tsr', stamped.stamp);
  }
  const cosigned = await parts.readCosigned(size);
  if (cosigned === undefined) return undefined;
  files.add('cosigned-checkpoint.txt', cosigned.note);
  files.add('cosigned-consistency.txt', cosigned.proof.map((hash) => `${hash}\n`).join(''));
  files.add('witnesses.txt', cosigned.witnessKeys.map((key) => `${key}\n`).join(''));
  return cosigned.size;
}

/** Adds a web archive of all versions, each of its own instant. */
async function addArchive(
  files: BundleFiles,
  { archives }: BundleParts,
  { question, versions, created }: Evidence,
  onMissing: (file: string) => void,
): Promise<void> {
  const { origin, version, signer } = archives;
  const software = `Parvis ${version}`;
  const captured = async function* (): AsyncGenerator<Captured> {
    const had = new Set<string>();
    for (const { path, at, shown } of versions) {
      if (shown === undefined) continue;
      const site = siteAt(archives, shown, new Date(at));
      for await (const one of capture(site, 'page', path, onMissing, had)) yield { ...one, at };
    }
  };
  const settings = {
    origin,
    at: new Date(question.to).toISOString(),
    title: question.purpose,
    info: {
      software,
      format: 'WARC File Format 1.1',
      description: `Reconstructed from the log, by the composers and templates of ${software}`,
    },
    created,
    software,
    sign: (text: string) => signer.sign(text),
  };
  const archive = new PassThrough();
  await Promise.all([
    writeArchive(captured(), settings, archive),
    files.stream('site.wacz', archive, false),
  ]);
}

/** The events of a bundle with their proofs, counted while they are written. */
class Proofs {
  readonly totals = { events: 0, asSigned: 0, unproved: 0, withheld: 0 };
  readonly #parts: BundleParts;
  readonly #evidence: Evidence;
  readonly #newest: ListedEvent[] = [];

  constructor(parts: BundleParts, evidence: Evidence) {
    this.#parts = parts;
    this.#evidence = evidence;
  }

  /** One line of JSON for each event. */
  async *write(): AsyncGenerator<Buffer> {
    const { events, prover, isDisclosed } = this.#evidence;
    for (const position of events.positions) {
      const event = await readEventAt(this.#parts.log, position);
      if (event === undefined) continue;
      const isWithheld = !isDisclosed(position);
      const { proved, isAsSigned } = await prover.prove(event, isWithheld);
      this.totals.events += 1;
      if (isAsSigned) this.totals.asSigned += 1;
      if (proved.proof === null) this.totals.unproved += 1;
      if (isWithheld) this.totals.withheld += 1;
      const { stream, type, metadata } = event;
      const { occurredAt: at, actor: by } = metadata;
      this.#newest.push({ position, at, type, stream, by });
      if (this.#newest.length > maxListed) this.#newest.shift();
      yield Buffer.from(`${JSON.stringify(proved)}\n`);
    }
  }

  /** Returns the newest events, with the names of accounts. */
  async listed(): Promise<readonly ListedEvent[]> {
    const names = await this.#parts.accountNames.namesOf(this.#newest.map(({ by }) => by));
    return this.#newest.toReversed().map((one) => ({ ...one, by: names.get(one.by) ?? one.by }));
  }
}
