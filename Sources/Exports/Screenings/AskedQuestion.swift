import Curriculum
import Phrases
import Screening
import Sessions
import Syntax

/// A question of a paper as its candidate had it, in the language of the report, for who talks it
/// over with them.
struct AskedQuestion {
  let question: PaperItem
  let number: Int
  let count: Int
  let dialect: Dialect
  let phrases: Phrasebook

  private var page: Page {
    question.paper.page(
      .question(number: number, of: count), in: phrases.language, dialect, answered: [])
  }

  /// What stands on the page, and what there is to pick from.
  var html: String {
    let page = page
    let setUp = question.paper.face(dialect).setUp?.text
    let blocks = Sheet.blocks(of: page, setUp: page.setUp == nil ? nil : setUp, phrases)
    let text = blocks.map { block in
      switch block {
      case .paragraph(let text): HTML.text("p", text)
      case .code(let code): HTML.element("pre", [], HTML.text("code", code))
      }
    }
    return (text + [options(of: page.ask)]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func options(of ask: Page.Ask) -> String {
    let texts: [String] =
      switch ask {
      case .order(let calls, _), .calls(from: .some(let calls)): calls
      case .classify(.some(let texts)): texts
      case .choice(let texts): texts.map(\.plainText)
      case .versions(let versions, _): versions.map { "iOS \($0)" }
      case .drive(let objects, _): objects
      case .classify(nil), .calls(nil), .sources, .owners, .number, .prints, .spot, .fill, .fix,
        .text, .read, .run, .task:
        []
      }
    if texts.isEmpty { return "" }
    return HTML.element("ol", [], texts.map { HTML.text("li", $0) }.joined())
  }
}
