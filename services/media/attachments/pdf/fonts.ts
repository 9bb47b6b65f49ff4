import { copyMap } from './copy-content.ts';
import { copyFontProgram } from './copy-font-program.ts';
import {
  arrayOf,
  dictionary,
  eitherOf,
  type Kind,
  mapOf,
  oneOf,
  plain,
  plainOrText,
  plains,
  streamOf,
} from './copy-objects.ts';

const system = dictionary({ Registry: plainOrText, Ordering: plainOrText, Supplement: plain });
const mapKeys = {
  Type: oneOf('CMap'),
  CMapName: plain,
  CIDSystemInfo: system,
  WMode: plain,
  UseCMap: plain,
};
const characters = streamOf(mapKeys, copyMap);
const program = streamOf(
  { Length1: plain, Length2: plain, Length3: plain, Subtype: plain },
  copyFontProgram,
);
const trueType = streamOf({}, copyFontProgram);

const descriptor = dictionary({
  Type: oneOf('FontDescriptor'),
  FontName: plain,
  FontStretch: plain,
  FontWeight: plain,
  Flags: plain,
  FontBBox: plains,
  ItalicAngle: plain,
  Ascent: plain,
  Descent: plain,
  Leading: plain,
  CapHeight: plain,
  XHeight: plain,
  StemV: plain,
  StemH: plain,
  AvgWidth: plain,
  MaxWidth: plain,
  MissingWidth: plain,
  FontFile: program,
  FontFile2: trueType,
  FontFile3: program,
});

/** Returns the kind of a font. @param drawing the kind of a glyph that is drawn, and of what with */
export function fontOf(drawing: Kind, resources: Kind): Kind {
  const font: Kind = dictionary({
    Type: oneOf('Font'),
    Subtype: plain,
    Name: plain,
    BaseFont: plain,
    FirstChar: plain,
    LastChar: plain,
    Widths: plains,
    FontDescriptor: descriptor,
    Encoding: eitherOf(
      plain,
      characters,
      dictionary({ Type: oneOf('Encoding'), BaseEncoding: plain, Differences: plains }),
    ),
    ToUnicode: eitherOf(plain, characters),
    DescendantFonts: arrayOf((value, copy) => font(value, copy)),
    CIDSystemInfo: system,
    DW: plain,
    W: plains,
    DW2: plains,
    W2: plains,
    CIDToGIDMap: eitherOf(
      plain,
      streamOf({}, (bytes) => bytes),
    ),
    FontBBox: plains,
    FontMatrix: plains,
    CharProcs: mapOf(drawing),
    Resources: resources,
  });
  return font;
}
