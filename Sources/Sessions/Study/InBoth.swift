import Curriculum
import Learning
import Notation

// Pages in two languages, until they are to be in one again.
extension Session {
  /// `:both cs en`, or `:both cs` beside the person's own; `:both off` ends it, `:both` says how it
  /// stands.
  mutating func chooseBoth(_ argument: String, at time: Instant) -> Response {
    let words = argument.split { $0.isWhitespace }.map { String($0).folded }
    if words.isEmpty { return Response(.languages(pair)) }
    if words == ["off"] {
      return choose(nil, at: time)
    }
    let languages = words.compactMap { Language(rawValue: $0) }
    guard languages.count == words.count else {
      let stranger = words.first { Language(rawValue: $0) == nil } ?? ""
      return Response(.refusal(.unknownLanguage(stranger)))
    }
    let (first, second) = (languages[0], languages.count > 1 ? languages[1] : language)
    if first == second { return Response(.refusal(.sameLanguage(first))) }
    return choose(LanguagePair(first, second), at: time)
  }

  /// What was chosen, above the page as it stands now.
  private mutating func choose(_ pair: LanguagePair?, at time: Instant) -> Response {
    self.pair = pair
    var response = Response(.languages(pair))
    response.replies += shownReplies
    let codes = pair.map { [$0.first.rawValue, $0.second.rawValue] } ?? []
    response.entries = [
      entry(.bothChosen, at: time, .object([JSON.Member("languages", .strings(codes))]))
    ]
    return response
  }

  /// The session in each of the two languages, for lines that are answered in words of lessons.
  var twins: [(Language, Session)] {
    guard let pair else { return [] }
    if case .playing = activity { return [] }
    return [pair.first, pair.second].map { language in
      var session = self
      session.speak(language)
      return (language, session)
    }
  }

  /// An answer whose words, those of the page where it ends at one included, are in both languages.
  ///
  /// - Parameter twins: the same answer in each of the two languages; none where it is in one.
  func inBoth(_ response: Response, _ twins: [(Language, [Reply])]) -> Response {
    var response = response
    response.replies = told(response.replies, twins)
    return pageInBoth(response)
  }

  /// What a lesson or a verdict says stands in both languages; what has run stands once.
  private func told(_ replies: [Reply], _ twins: [(Language, [Reply])]) -> [Reply] {
    if twins.isEmpty || twins.contains(where: { $0.1.count != replies.count }) { return replies }
    var told: [Reply] = []
    for (place, reply) in replies.enumerated() {
      guard reply.isInWords else {
        told.append(reply)
        continue
      }
      var words = twins.map { ($0.0, [$0.1[place]]) }
      if case .told(let earlier)? = told.last {
        words = zip(earlier, words).map { ($0.0, $0.1 + $1.1) }
        told.removeLast()
      }
      told.append(.told(words))
    }
    return told
  }

  private func pageInBoth(_ response: Response) -> Response {
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
