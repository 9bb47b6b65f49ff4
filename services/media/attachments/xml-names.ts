/** The names of a namespace that a document is known to need: each line has several. */
interface NamesOf {
  readonly prefix: string;
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
}

interface Namespace {
  readonly prefix: string;
  readonly elements: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
/** What attributes called `xml:…` are known. */
const ofXml = new Set(['space', 'lang']);

/** The elements and attributes of a family of documents that are copied, by namespace. */
export class XmlNames {
  readonly #byUri = new Map<string, Namespace>();
  readonly #drawn: ReadonlySet<string>;
  readonly #shared: ReadonlySet<string>;
  /** The declarations of all prefixes, for the root of a part. */
  readonly declarations: string;

  /**
   * @param byUri the names as they are listed
   * @param extra declarations that values of attributes need
   * @param drawn the prefixes whose elements may also have the attributes of `shared`
   */
  constructor(
    byUri: Readonly<Record<string, NamesOf>>,
    { extra = '', drawn = new Set<string>(), shared = '' } = {},
  ) {
    for (const [uri, { prefix, elements, attributes }] of Object.entries(byUri))
      this.#byUri.set(uri, {
        prefix,
        elements: wordsIn(elements),
        attributes: wordsIn(attributes),
      });
    this.#drawn = drawn;
    this.#shared = this.#byUri.get(shared)?.attributes ?? new Set();
    const all = [...this.#byUri].filter(([uri]) => uri !== xmlNamespace && uri !== '');
    this.declarations = `${all.map(([uri, { prefix }]) => ` xmlns:${prefix}="${uri}"`).join('')}${extra}`;
  }

  /** Returns whether anything of a namespace is known. */
  has(uri: string): boolean {
    return this.#byUri.has(uri);
  }

  /** Returns an element's standard prefix and name; undefined for one that is not known. */
  element(uri: string, local: string): string | undefined {
    const names = this.#byUri.get(uri);
    return names?.elements.has(local) ? prefixed(names, local) : undefined;
  }

  /**
   * Returns the same for an attribute.
   * @param of the attribute's own namespace, if it has a prefix
   */
  attribute(uri: string, of: string | undefined, local: string): string | undefined {
    if (of === xmlNamespace) return ofXml.has(local) ? `xml:${local}` : undefined;
    const names = this.#byUri.get(of ?? uri);
    if (names === undefined) return undefined;
    if (of !== undefined)
      return names.attributes.has(local) ? `${names.prefix}:${local}` : undefined;
    const isShared = this.#drawn.has(names.prefix) && this.#shared.has(local);
    return isShared || names.attributes.has(local) ? local : undefined;
  }
}

function prefixed({ prefix }: Namespace, local: string): string {
  return prefix === '' ? local : `${prefix}:${local}`;
}

function wordsIn(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')).filter((word) => word !== ''));
}
