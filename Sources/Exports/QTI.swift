import Curriculum
import Phrases

/// Items of 1EdTech's QTI 3.0, a file each, by the names of their files.
public struct QTI {
  /// Items alone: a content package would want a manifest beside them.
  public let files: [(name: String, text: String)]

  /// A file is named after its item; the name is an `NCName`, as the identifier in it has to be.
  public init(_ sheets: [Sheet]) {
    files = sheets.flatMap { sheet in
      sheet.items.map { item in
        let id = XML.name(item.id)
        return (id + ".xml", QTI.document(item, id, sheet))
      }
    }
  }

  /// Where 1EdTech keeps the response processing that every program knows.
  private static let templates = "https://purl.imsglobal.org/spec/qti/v3p0/rptemplates"

  /// One assessment item. Declarations come before the body, feedback behind the processing, as the
  /// schema wants.
  private static func document(_ item: Sheet.Item, _ id: String, _ sheet: Sheet) -> String {
    let title = XML.escaped(item.id)
    let parts = parts(of: item.answer)
    let body = item.askedOfChoosers(Phrasebook(sheet.language)).map { block in
      switch block {
      case .paragraph(let text): "    <p>\(XML.escaped(text))</p>"
      case .code(let code): "    <pre>\(XML.escaped(code))</pre>"
      }
    }
    let feedback = item.explanation.isEmpty ? [] : ["    <p>\(XML.escaped(item.explanation))</p>"]
    let modal =
      feedback.isEmpty
      ? []
      : [
        "  <qti-modal-feedback outcome-identifier=\"FEEDBACK\" identifier=\"done\" show-hide=\"hide\">",
        "    <qti-content-body>",
      ] + feedback + ["    </qti-content-body>", "  </qti-modal-feedback>"]
    let outcome =
      feedback.isEmpty
      ? []
      : [
        "  <qti-outcome-declaration identifier=\"FEEDBACK\" cardinality=\"single\" "
          + "base-type=\"identifier\"/>"
      ]
    let head = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<qti-assessment-item xmlns=\"http://www.imsglobal.org/xsd/imsqtiasi_v3p0\" "
        + "identifier=\"\(id)\" title=\"\(title)\" adaptive=\"false\" time-dependent=\"false\" "
        + "xml:lang=\"\(sheet.language.rawValue)\">",
    ]
    let score =
      "  <qti-outcome-declaration identifier=\"SCORE\" cardinality=\"single\" base-type=\"float\"/>"
    return
      (head + parts.declaration + [score] + outcome + ["  <qti-item-body>"] + body
      + parts.interaction + ["  </qti-item-body>"] + parts.processing + modal
      + ["</qti-assessment-item>"]).joined(separator: "\n") + "\n"
  }

  /// What a question is in QTI: how an answer is declared, asked for and judged.
  private struct Parts {
    /// Lines of XML, each with its indentation.
    var declaration: [String]
    /// The interaction that candidates answer with.
    var interaction: [String]
    /// How a response becomes a score.
    var processing: [String]
  }

  /// How a kind of answer is asked in QTI: orders by an order interaction, or as a choice; several
  /// by a mapping in which wrong ones take off as much as right ones give.
  private static func parts(of answer: Sheet.Answer) -> Parts {
    switch answer {
    case .order(let options, let right, let isOnly):
      if let orders = OrderChoice(options, right: right, isOnly: isOnly) {
        let all = orders.all.enumerated().map { Sheet.Option(id: "order-\($0)", text: $1) }
        return one(all, all.first { $0.text == orders.right }?.id ?? "")
      }
      let choices = options.map { choice($0.id, $0.text) }
      return Parts(
        declaration: declaration("ordered", right.map(XML.name)),
        interaction: [
          "    <qti-order-interaction response-identifier=\"RESPONSE\" shuffle=\"true\">"
        ] + choices + ["    </qti-order-interaction>"], processing: template("match_correct"))
    case .one(let options, let right): return one(options, right)
    case .several(let options, let right):
      if right.isEmpty { return severalNone(options) }
      let share = 1 / Double(right.count)
      let entries = options.map { option in
        "      <qti-map-entry map-key=\"\(XML.name(option.id))\" "
          + "mapped-value=\"\(right.contains(option.id) ? share : -share)\"/>"
      }
      let declared = declaration("multiple", right.map(XML.name), mapping: entries)
      return Parts(
        declaration: declared, interaction: choices(options, most: 0),
        processing: template("map_response"))
    case .pairs(let pairs): return text(pairs.map { "\($0.id): \($0.text)" }, lines: pairs.count)
    case .number(let number): return text(["\(number)"], lines: 1)
    case .lines(let lines): return text(lines, lines: lines.count)
    case .code(let code): return text([code], lines: 12)
    }
  }

  /// One of several.
  private static func one(_ options: [Sheet.Option], _ right: String) -> Parts {
    Parts(
      declaration: declaration("single", [XML.name(right)]), interaction: choices(options, most: 1),
      processing: template("match_correct"))
  }

  /// Where nothing is wrong, an empty answer is right.
  private static func severalNone(_ options: [Sheet.Option]) -> Parts {
    Parts(
      declaration: declaration("multiple", []), interaction: choices(options, most: 0),
      processing: [
        "  <qti-response-processing>", "    <qti-response-condition>", "      <qti-response-if>",
        "        <qti-is-null><qti-variable identifier=\"RESPONSE\"/></qti-is-null>",
        "        <qti-set-outcome-value identifier=\"SCORE\">",
        "          <qti-base-value base-type=\"float\">1</qti-base-value>",
        "        </qti-set-outcome-value>", "      </qti-response-if>",
        "    </qti-response-condition>", "  </qti-response-processing>",
      ])
  }

  /// What is typed: one line is compared, more are read by a person.
  private static func text(_ right: [String], lines: Int) -> Parts {
    let isLine = lines == 1 && right.count == 1 && !right[0].contains("\n")
    let declared = declaration("single", [right.joined(separator: "\n")], type: "string")
    let interaction =
      isLine
      ? "    <p><qti-text-entry-interaction response-identifier=\"RESPONSE\"/></p>"
      : "    <qti-extended-text-interaction response-identifier=\"RESPONSE\" "
        + "expected-lines=\"\(max(2, lines))\"/>"
    return Parts(
      declaration: declared, interaction: [interaction],
      processing: isLine ? template("match_correct") : [])
  }

  /// How a response is declared; without right values there is no `qti-correct-response`, which may
  /// not be empty.
  private static func declaration(
    _ cardinality: String, _ right: [String], type: String = "identifier", mapping: [String] = []
  ) -> [String] {
    let values = right.map { "      <qti-value>\(XML.escaped($0))</qti-value>" }
    let correct =
      values.isEmpty
      ? [] : ["    <qti-correct-response>"] + values + ["    </qti-correct-response>"]
    let map =
      mapping.isEmpty
      ? []
      : ["    <qti-mapping lower-bound=\"0\" default-value=\"0\">"] + mapping
        + ["    </qti-mapping>"]
    return [
      "  <qti-response-declaration identifier=\"RESPONSE\" cardinality=\"\(cardinality)\" "
        + "base-type=\"\(type)\">"
    ] + correct + map + ["  </qti-response-declaration>"]
  }

  /// `most` is how many may be picked; 0 is any number.
  private static func choices(_ options: [Sheet.Option], most: Int) -> [String] {
    [
      "    <qti-choice-interaction response-identifier=\"RESPONSE\" shuffle=\"true\" "
        + "max-choices=\"\(most)\">"
    ] + options.map { choice($0.id, $0.text) } + ["    </qti-choice-interaction>"]
  }

  /// An option; programs shuffle them.
  private static func choice(_ id: String, _ text: String) -> String {
    "      <qti-simple-choice identifier=\"\(XML.name(id))\">\(XML.escaped(text))"
      + "</qti-simple-choice>"
  }

  /// Processing by one of the templates.
  private static func template(_ name: String) -> [String] {
    ["  <qti-response-processing template=\"\(templates)/\(name).xml\"/>"]
  }
}
