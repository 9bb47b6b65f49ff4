import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { UnknownContent } from '../unknown-content.ts';

/** What is copied of a value; undefined leaves it out. */
export type Kind = (value: PDFObject, copy: PdfCopy) => PDFObject | undefined;
type Keys = Readonly<Record<string, Kind>>;

/** A copy of a PDF's objects into another: of each, what is known to be needed. */
export class PdfCopy {
  readonly source: PDFContext;
  readonly target: PDFContext;
  /** Images that are redrawn when all objects are copied. */
  readonly pending: (() => Promise<void>)[] = [];
  readonly #copied = new Map<Kind, Map<PDFRef, PDFRef>>();

  constructor(source: PDFContext, target: PDFContext) {
    this.source = source;
    this.target = target;
  }

  /** Copies a value, or the object that it refers to, once for each kind. */
  of(kind: Kind, value: PDFObject | undefined): PDFObject | undefined {
    if (value === undefined) return undefined;
    if (!(value instanceof PDFRef)) return kind(value, this);
    const known = this.#copied.get(kind) ?? new Map<PDFRef, PDFRef>();
    this.#copied.set(kind, known);
    const before = known.get(value);
    if (before !== undefined) return before;
    const object = this.source.lookup(value);
    if (object === undefined) return undefined;
    const ref = this.target.nextRef();
    known.set(value, ref);
    const copied = kind(object, this);
    if (copied === undefined) return undefined;
    if (copied instanceof PDFRef) {
      known.set(value, copied);
      return copied;
    }
    this.target.assign(ref, copied);
    return ref;
  }

  /** Returns the object that a value is, or refers to. */
  resolved(value: PDFObject | undefined): PDFObject | undefined {
    return value instanceof PDFRef ? this.source.lookup(value) : value;
  }

  /** Copies the known entries of a dictionary. */
  entries(keys: Keys, from: PDFDict): PDFDict {
    const to = PDFDict.withContext(this.target);
    for (const [key, kind] of Object.entries(keys)) {
      const name = PDFName.of(key);
      const copied = this.of(kind, from.get(name));
      if (copied !== undefined) to.set(name, copied);
    }
    return to;
  }

  /** Returns a stream of these bytes, compressed anew. */
  stream(dictionary: PDFDict, bytes: Uint8Array): PDFRawStream {
    const packed = this.target.flateStream(bytes);
    dictionary.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
    dictionary.delete(PDFName.of('Length'));
    return PDFRawStream.of(dictionary, packed.getContents());
  }
}

/** Numbers, names, booleans: what a value is drawn with. */
export const plain: Kind = (value) =>
  value instanceof PDFNumber || value instanceof PDFName || value instanceof PDFBool
    ? value
    : undefined;
export const text: Kind = (value) =>
  value instanceof PDFString || value instanceof PDFHexString ? value : undefined;

/** Returns the kind of a value that is one of several names. */
export const oneOf = (...names: readonly string[]): Kind => {
  const known = new Set(names);
  return (value) => (value instanceof PDFName && known.has(value.decodeText()) ? value : undefined);
};

export const arrayOf =
  (kind: Kind): Kind =>
  (value, copy) => {
    if (!(value instanceof PDFArray)) return undefined;
    const to = PDFArray.withContext(copy.target);
    for (const item of value.asArray()) {
      const copied = copy.of(kind, item);
      if (copied !== undefined) to.push(copied);
    }
    return to;
  };
/** Numbers in arrays, as widths of characters are. */
export const plains: Kind = (value, copy) =>
  arrayOf(eitherOf(plain, (one) => plains(one, copy)))(value, copy);

/** Returns the kind of a value that the first of these copies. */
export function eitherOf(...kinds: readonly Kind[]): Kind {
  return (value, copy) => {
    for (const kind of kinds) {
      const copied = kind(value, copy);
      if (copied !== undefined) return copied;
    }
    return undefined;
  };
}

export const dictionary =
  (keys: Keys): Kind =>
  (value, copy) =>
    value instanceof PDFDict ? copy.entries(keys, value) : undefined;

/** A dictionary with names that the page chooses, such as those of its fonts. */
export const mapOf =
  (kind: Kind): Kind =>
  (value, copy) => {
    if (!(value instanceof PDFDict)) return undefined;
    const keys = value.keys().map((key) => [key.decodeText(), kind] as const);
    return copy.entries(Object.fromEntries(keys), value);
  };

/** A stream of known entries. @param contents what becomes of its decoded bytes */
export const streamOf =
  (keys: Keys, contents: (bytes: Buffer) => Uint8Array): Kind =>
  (value, copy) => {
    if (!(value instanceof PDFRawStream)) return undefined;
    return copy.stream(copy.entries(keys, value.dict), contents(decoded(value, copy)));
  };

/** Returns the decoded bytes of a stream. @throws UnknownContent when its filter is not known */
export function decoded(stream: PDFRawStream, copy: PdfCopy): Buffer {
  if (findPredictor(stream, copy) > 1) throw new UnknownContent('a predicted stream');
  return decodedOnce(stream);
}

/** Returns them as they are before a predictor. */
export function decodedOnce(stream: PDFRawStream): Buffer {
  if (!stream.dict.has(PDFName.of('Filter'))) return Buffer.from(stream.contents);
  return Buffer.from(decodePDFRawStream(stream).decode());
}

function findPredictor(stream: PDFRawStream, copy: PdfCopy): number {
  const parameters = copy.resolved(stream.dict.get(PDFName.of('DecodeParms')));
  const all = parameters instanceof PDFArray ? parameters.asArray() : [parameters];
  const predictors = all.map((one) => {
    const found = copy.resolved(one);
    const value = found instanceof PDFDict ? found.lookup(PDFName.of('Predictor')) : undefined;
    return value instanceof PDFNumber ? value.asNumber() : 1;
  });
  return Math.max(...predictors);
}

/** Returns a number in a dictionary; undefined when it is not there. */
export function numberIn(from: PDFDict, key: string): number | undefined {
  const value = from.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : undefined;
}
