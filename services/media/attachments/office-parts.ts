/** A kind of part that a document is known to need. */
export interface OfficePart {
  /** Its name in the copy, with `#` for a number where there may be several. */
  readonly name: string;
  readonly type: string;
}

/** A format of Office: its main part, and the parts it leads to, by the type of the relation. */
interface OfficeFormat {
  readonly main: OfficePart;
  readonly parts: Readonly<Record<string, OfficePart>>;
}

const part = (name: string, kind: string): OfficePart => ({
  name,
  type: `application/vnd.openxmlformats-officedocument.${kind}+xml`,
});
const drawn = {
  chart: part('charts/chart#.xml', 'drawingml.chart'),
  diagramData: part('diagrams/data#.xml', 'drawingml.diagramData'),
  diagramLayout: part('diagrams/layout#.xml', 'drawingml.diagramLayout'),
  diagramQuickStyle: part('diagrams/quickStyle#.xml', 'drawingml.diagramStyle'),
  diagramColors: part('diagrams/colors#.xml', 'drawingml.diagramColors'),
  theme: part('theme/theme#.xml', 'theme'),
};
const vmlDrawing = {
  name: 'xl/drawings/vmlDrawing#.vml',
  type: 'application/vnd.openxmlformats-officedocument.vmlDrawing',
};

export const officeFormats: Readonly<Record<'docx' | 'xlsx' | 'pptx', OfficeFormat>> = {
  docx: {
    main: part('word/document.xml', 'wordprocessingml.document.main'),
    parts: {
      ...drawn,
      styles: part('word/styles.xml', 'wordprocessingml.styles'),
      settings: part('word/settings.xml', 'wordprocessingml.settings'),
      fontTable: part('word/fontTable.xml', 'wordprocessingml.fontTable'),
      numbering: part('word/numbering.xml', 'wordprocessingml.numbering'),
      footnotes: part('word/footnotes.xml', 'wordprocessingml.footnotes'),
      endnotes: part('word/endnotes.xml', 'wordprocessingml.endnotes'),
      comments: part('word/comments.xml', 'wordprocessingml.comments'),
      header: part('word/header#.xml', 'wordprocessingml.header'),
      footer: part('word/footer#.xml', 'wordprocessingml.footer'),
    },
  },
  xlsx: {
    main: part('xl/workbook.xml', 'spreadsheetml.sheet.main'),
    parts: {
      ...drawn,
      worksheet: part('xl/worksheets/sheet#.xml', 'spreadsheetml.worksheet'),
      chartsheet: part('xl/chartsheets/sheet#.xml', 'spreadsheetml.chartsheet'),
      sharedStrings: part('xl/sharedStrings.xml', 'spreadsheetml.sharedStrings'),
      styles: part('xl/styles.xml', 'spreadsheetml.styles'),
      table: part('xl/tables/table#.xml', 'spreadsheetml.table'),
      comments: part('xl/comments#.xml', 'spreadsheetml.comments'),
      drawing: part('xl/drawings/drawing#.xml', 'drawing'),
      vmlDrawing,
    },
  },
  pptx: {
    main: part('ppt/presentation.xml', 'presentationml.presentation.main'),
    parts: {
      ...drawn,
      slide: part('ppt/slides/slide#.xml', 'presentationml.slide'),
      slideLayout: part('ppt/slideLayouts/slideLayout#.xml', 'presentationml.slideLayout'),
      slideMaster: part('ppt/slideMasters/slideMaster#.xml', 'presentationml.slideMaster'),
      notesMaster: part('ppt/notesMasters/notesMaster#.xml', 'presentationml.notesMaster'),
      notesSlide: part('ppt/notesSlides/notesSlide#.xml', 'presentationml.notesSlide'),
      tableStyles: part('ppt/tableStyles.xml', 'presentationml.tableStyles'),
      comments: part('ppt/comments/comment#.xml', 'presentationml.comments'),
      commentAuthors: part('ppt/commentAuthors.xml', 'presentationml.commentAuthors'),
    },
  },
};

/**
 * Relations to content of which we cannot tell what it says about its author, and without which the
 * document would lack something that is seen: it is refused.
 */
export const refusedRelations = new Set([
  'oleObject',
  'package',
  'control',
  'aFChunk',
  'subDocument',
  'audio',
  'video',
  'media',
  'dialogsheet',
  'xlMacrosheet',
  'xlIntlMacrosheet',
]);
