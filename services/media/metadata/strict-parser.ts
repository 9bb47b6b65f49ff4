import sax, { type SAXOptions, type SAXParser } from 'sax';

/** Returns a parser of XML that throws at what is not well-formed. */
export function strictParser(options: SAXOptions): SAXParser {
  const parser = sax.parser(true, options);
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a parser has no other
  parser.onerror = (cause) => {
    throw cause;
  };
  return parser;
}
