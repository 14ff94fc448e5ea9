import Curriculum

// Pages in two languages, until they are to be in one again.
extension Session {
  /// `:both cs en`, or `:both cs` beside the person's own; `:both off` ends it, `:both` says how it
  /// stands.
  mutating func chooseBoth(_ argument: String) -> Response {
    let words = argument.split { $0.isWhitespace }.map { String($0).folded }
    if words.isEmpty { return Response(.languages(pair)) }
    if words == ["off"] {
      pair = nil
      return told(.languages(nil))
    }
    let languages = words.compactMap { Language(rawValue: $0) }
    guard languages.count == words.count else {
      let stranger = words.first { Language(rawValue: $0) == nil } ?? ""
      return Response(.refusal(.unknownLanguage(stranger)))
    }
    let (first, second) = (languages[0], languages.count > 1 ? languages[1] : language)
    if first == second { return Response(.refusal(.sameLanguage(first))) }
    pair = LanguagePair(first, second)
    return told(.languages(pair))
  }

  /// What was chosen, above the page as it stands now.
  private func told(_ reply: Reply) -> Response {
    var response = Response(reply)
    response.replies += shownReplies
    return response
  }

  /// An answer whose page, where it ends at one, is in both languages.
  func inBoth(_ response: Response) -> Response {
    guard let pair, let place = response.replies.lastIndex(where: \.asks),
      case .page(let page) = response.replies[place]
    else { return response }
    let pages = [pair.first, pair.second].compactMap { language -> (Language, Page)? in
      var session = self
      session.speak(language)
      guard var other = session.shownPage else { return nil }
      (other.isResumed, other.isAnswered) = (page.isResumed, page.isAnswered)
      return (language, other)
    }
    if pages.isEmpty { return response }
    var response = response
    response.replies[place] = .both(pages)
    return response
  }
}
