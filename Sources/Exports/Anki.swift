import Curriculum

/// Notes that Anki's text import takes; what is imported again is brought up to date.
public struct Anki {
  public let text: String

  /// The header lines are those of Anki's manual, "Text Files": a note is known by its guid, so
  /// that a second import changes notes and adds none.
  public init(_ sheets: [Sheet]) {
    let head = [
      "#separator:tab", "#html:false", "#columns:guid\tfront\tback\ttags", "#guid column:1",
      "#tags column:4",
    ]
    let notes = sheets.flatMap { sheet in
      sheet.items.map { item in
        [
          "viewdidlearn/\(sheet.language.rawValue)/\(item.id)", Anki.front(of: item),
          Anki.back(of: item), (["viewdidlearn"] + item.skills).joined(separator: " "),
        ].map(Anki.field).joined(separator: "\t")
      }
    }
    text = (head + notes).joined(separator: "\n") + "\n"
  }

  /// The question, with what there is to pick from; what is typed has no options.
  private static func front(of item: Sheet.Item) -> String {
    var text = item.asked.map(\.text)
    switch item.answer {
    case .order(let options, _, _), .one(let options, _), .several(let options, _):
      text.append(options.map { "– " + $0.text }.joined(separator: "\n"))
    case .pairs(let pairs): text.append(pairs.map(\.id).joined(separator: "   "))
    case .number, .lines, .code: break
    }
    return text.joined(separator: "\n\n")
  }

  /// The right answer, then why.
  private static func back(of item: Sheet.Item) -> String {
    ([item.answer.solution] + (item.explanation.isEmpty ? [] : [item.explanation]))
      .joined(separator: "\n\n")
  }

  /// In quotes where it needs them, as CSV has it.
  private static func field(_ text: String) -> String {
    let text = text.filter { $0 != "\r" }
    let isPlain = !text.contains { "\t\n\"".contains($0) } && text.first != "#"
    return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}

extension Sheet.Block {
  /// Without a mark of what it is: Anki's fields are plain text.
  var text: String {
    switch self {
    case .paragraph(let text), .code(let text): text
    }
  }
}

extension Sheet.Answer {
  /// The right answer in words.
  var solution: String {
    switch self {
    case .several(_, let right) where right.isEmpty: "0"
    case .order(let options, let right, _), .several(let options, let right):
      options.texts(of: right).joined(separator: "\n")
    case .one(let options, let right): options.texts(of: [right]).joined()
    case .pairs(let pairs): pairs.map { "\($0.id): \($0.text)" }.joined(separator: "\n")
    case .number(let number): "\(number)"
    case .lines(let lines): lines.isEmpty ? "0" : lines.joined(separator: "\n")
    case .code(let code): code
    }
  }
}
