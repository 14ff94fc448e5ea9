import Curriculum
import Phrases
import Screening
import Sessions
import Syntax

/// A question of a paper as its candidate had it, in the language of the report, for who talks it
/// over with them.
struct AskedQuestion {
  let question: PaperItem
  /// From 1.
  let number: Int
  /// Of all on the paper, which its heading tells.
  let count: Int
  /// That in which the candidate had it.
  let dialect: Dialect
  let phrases: Phrasebook

  /// The page as it was shown, without an answer to it.
  private var page: Page {
    question.paper.page(
      .question(number: number, of: count), in: phrases.language, dialect, answered: [])
  }

  /// What stood above the answer; the code that sets up is shown only where the page showed it.
  private var blocks: [Sheet.Block] {
    let page = page
    let setUp = question.paper.face(dialect).setUp?.text
    return Sheet.blocks(of: page, setUp: page.setUp == nil ? nil : setUp, phrases)
  }

  /// What stands on the page, and what there is to pick from, as text.
  var text: String {
    let text = blocks.map { block in
      switch block {
      case .paragraph(let text), .code(let text): text
      }
    }
    let options = options.enumerated().map { place, text in
      "\(isLettered ? AnswerForm.letter(place + 1) : "\(place + 1)")  \(text)"
    }
    return (text + options).joined(separator: "\n")
  }

  /// The same for a page.
  var html: String {
    let text = blocks.map { block in
      switch block {
      case .paragraph(let text): HTML.text("p", text)
      case .code(let code): HTML.element("pre", [], HTML.text("code", code))
      }
    }
    let listed = HTML.element(
      "ol", isLettered ? [("type", "a")] : [], options.map { HTML.text("li", $0) }.joined())
    return (options.isEmpty ? text : text + [listed]).joined(separator: "\n")
  }

  /// Whether what there is to pick from has letters, by which answers are named.
  private var isLettered: Bool { if case .choice = page.ask { true } else { false } }

  /// What there is to pick from.
  private var options: [String] {
    switch page.ask {
    case .order(let calls, _), .calls(from: .some(let calls)): calls
    case .classify(.some(let texts)): texts
    case .choice(let texts): texts.map(\.plainText)
    case .versions(let versions, _): versions.map { "iOS \($0)" }
    case .drive(let objects, _): objects
    case .classify(nil), .calls(nil), .sources, .owners, .number, .prints, .spot, .fill, .fix,
      .text, .read, .run, .task:
      []
    }
  }
}
