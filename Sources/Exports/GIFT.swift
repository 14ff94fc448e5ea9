import Phrases

/// Moodle's GIFT (moodle.org, "GIFT format").
///
/// Where one order is right, each place is matched with what comes there, which every Moodle reads;
/// an order with several right ones is asked as a choice between orders.
public struct GIFT {
  public let text: String

  /// The questions of each sheet lie in a category of their own, which Moodle makes if need be.
  public init(_ sheets: [Sheet]) {
    text =
      sheets.flatMap { sheet in
        let phrases = Phrasebook(sheet.language)
        return ["$CATEGORY: viewdidlearn/\(sheet.id)"]
          + sheet.items.map { GIFT.question($0, phrases) }
      }.joined(separator: "\n\n") + "\n"
  }

  /// A question with its name and format; blank lines would end it, so that they are written as
  /// `\n`.
  private static func question(_ item: Sheet.Item, _ phrases: Phrasebook) -> String {
    let blocks = item.askedOfChoosers(phrases).map { block in
      switch block {
      case .paragraph(let text): escaped(text)
      case .code(let code):
        code.split(separator: "\n", omittingEmptySubsequences: false)
          .map { "    " + escaped(String($0)) }.joined(separator: "\\n")
      }
    }
    // Nobody marks an essay but its reader, who wants to see what is right.
    let told = item.answer.isEssay ? [item.answer.solution, item.explanation] : [item.explanation]
    let words = told.filter { !$0.isEmpty }.map(escaped).joined(separator: "\\n\\n")
    let feedback = words.isEmpty ? "" : "####" + words
    return "::\(escaped(item.id))::[markdown]" + blocks.joined(separator: "\\n\\n")
      + answer(item.answer, feedback)
  }

  /// The braces with the right answer. What has more than one right way to be written is an essay.
  private static func answer(_ answer: Sheet.Answer, _ feedback: String) -> String {
    switch answer {
    case .order(let options, let right, let isOnly):
      if let orders = OrderChoice(options, right: right, isOnly: isOnly) {
        return choice(orders.all, right: orders.right, feedback)
      }
      return pairs(
        options.texts(of: right).enumerated().map { ("\($0.offset + 1)", $0.element) }, feedback)
    case .one(let options, let right):
      return choice(options.map(\.text), right: options.texts(of: [right]).joined(), feedback)
    case .several(let options, let right): return several(options, right, feedback)
    case .pairs(let pairs) where pairs.count > 1:
      return self.pairs(pairs.map { ($0.id, $0.text) }, feedback)
    case .number(let number): return "{#\(number)\(feedback)}"
    case .lines(let lines) where !answer.isEssay:
      return "{=\(lines.map(escaped).joined())\(feedback)}"
    case .pairs, .lines, .code: return "{\(feedback)}"
    }
  }

  /// Moodle needs two pairs at least, which the caller sees to.
  private static func pairs(_ pairs: [(String, String)], _ feedback: String) -> String {
    "{" + pairs.map { "=\(side($0.0)) -> \(side($0.1))" }.joined(separator: " ") + feedback + "}"
  }

  /// `=` is the right one, `~` a wrong one.
  private static func choice(_ texts: [String], right: String, _ feedback: String) -> String {
    "{" + texts.map { ($0 == right ? "=" : "~") + escaped($0) }.joined(separator: " ") + feedback
      + "}"
  }

  /// Each right option counts its share, each wrong one takes as much off, so that ticking all
  /// earns nothing.
  private static func several(
    _ options: [Sheet.Option], _ right: [String], _ feedback: String
  ) -> String {
    let share = right.isEmpty ? "100" : shares[min(right.count, shares.count) - 1]
    let weighed = options.map { option in
      "~%\(right.contains(option.id) ? "" : "-")\(share)%\(escaped(option.text))"
    }
    // Nothing ticked is no answer to Moodle.
    let none = right.isEmpty ? ["~%100%0"] : []
    return "{" + (none + weighed).joined(separator: " ") + feedback + "}"
  }

  /// One n-th of a hundred, as Moodle's list of grades has it.
  private static let shares = [
    "100", "50", "33.33333", "25", "20", "16.66667", "14.28571", "12.5", "11.11111", "10",
  ]

  /// Signs that mean something to GIFT stand behind a backslash; carriage returns are dropped.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text where character != "\r" {
      switch character {
      case "\\", "#", "=", "~", "{", "}", ":": result += "\\\(character)"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result
  }

  /// A side of a pair: the arrow that parts the two cannot be escaped.
  private static func side(_ text: String) -> String { escaped(text).replacing("->", with: "→") }
}

extension Sheet.Answer {
  /// Whether it is written in words of one's own. An answer with an arrow would be read as a pair.
  fileprivate var isEssay: Bool {
    switch self {
    case .code: true
    case .lines(let lines): lines.count != 1 || lines.contains { $0.contains("->") }
    case .pairs(let pairs): pairs.count < 2
    case .order, .one, .several, .number: false
    }
  }
}
