import Curriculum
import Scripts
public import Sessions

// In which languages a page is shown.
extension Phrasebook {
  /// How pages are shown, and what changes it.
  public func languages(_ pair: LanguagePair?) -> String {
    if let pair {
      return say(
        "both.on",
        ["first": .text(pair.first.rawValue), "second": .text(pair.second.rawValue)])
    }
    return say(
      "both.off",
      [
        "language": .text(language.rawValue),
        "usage": .text(usage(of: LanguagePair(beside: language))),
        "known": .list(Language.allCases.map(\.rawValue)),
      ])
  }

  /// The spaces in it do not break, so that it stays in one line.
  func usage(of pair: LanguagePair) -> String {
    ":\(SessionCommand.both.rawValue)\u{A0}\(pair.first.rawValue)\u{A0}\(pair.second.rawValue)"
  }
}
