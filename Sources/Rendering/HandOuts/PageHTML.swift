import Curriculum
import Mistakes
import Phrases
import Sessions

// A page of a class on paper: what is read and asked, with room for an answer.
extension Renderer {
  /// The parts of a page in the order of the screen, without what is typed there.
  func html(of page: Page) -> [String] {
    var parts = page.text.blocks.isEmpty ? [] : [HTML.blocks(page.text)]
    if let asking = phrases.asking(page) { parts.append(paragraph(asking)) }
    if case .code(let listing, _, let isRun) = page.setUp {
      parts += [paragraph(phrases.setup(isRun: isRun)), html(of: listing)]
    }
    if let code = page.code {
      if case .drive = page.ask { parts.append(paragraph(phrases.sceneIs)) }
      parts.append(html(of: code))
    }
    if let play = page.play {
      parts += [paragraph(phrases.playedAfter(isShown: true)), html(of: play)]
    }
    if let choices = choices(page.ask) { parts.append(choices) }
    if phrases.asking(page) == nil, let subject = page.subject {
      parts.append(paragraph(phrases.subject(subject)))
    }
    if !page.wanted.isEmpty { parts.append(paragraph(phrases.wanted(page.wanted))) }
    if !page.wantedValues.isEmpty {
      parts.append(paragraph(phrases.wanted(values: page.wantedValues)))
    }
    if let reason = page.objectiveCOnly { parts.append(paragraph(phrases.objectiveCOnly(reason))) }
    return parts
  }

  /// A sentence of the interface in an element of its own.
  private func paragraph(_ text: String) -> String { HTML.element("p", HTML.sentence(text)) }

  /// Code, with numbers where answers name its lines.
  private func html(of listing: Page.Listing) -> String {
    guard listing.isNumbered else { return HTML.code(listing.text) }
    let lines = listing.text.split(separator: "\n", omittingEmptySubsequences: false)
    let digits = "\(lines.count)".count
    return HTML.code(
      lines.enumerated().map { place, line in
        let number = "\(place + 1)"
        return String(repeating: " ", count: digits - number.count) + number + "  " + line
      }.joined(separator: "\n"))
  }

  /// What there is to choose from, by the numbers or letters that it has at the prompt.
  private func choices(_ ask: Page.Ask) -> String? {
    switch ask {
    case .order(let calls, _), .calls(from: .some(let calls)):
      list(calls.map { HTML.text("code", $0) }, isLettered: false)
    case .classify(let options): list((options ?? shortMistakes).map(escaped), isLettered: false)
    case .choice(let options): list(options.map { HTML.blocks($0) }, isLettered: true)
    case .versions(let versions, _):
      HTML.text("p", versions.map { "iOS \($0) ____" }.joined(separator: " · "))
    case .sources(let claims, let isOpinion):
      list(claimTexts(claims, isOpinion: isOpinion).map(escaped), isLettered: true)
    case .read, .run, .task, .calls, .prints, .owners, .number, .spot, .fill, .fix, .drive, .text:
      nil
    }
  }

  /// A list with numbers, or with letters from a on.
  private func list(_ items: [String], isLettered: Bool) -> String {
    HTML.element(
      "ol", items.map { HTML.element("li", $0) }.joined(separator: "\n"),
      isLettered ? ["type": "a"] : [:])
  }
}
