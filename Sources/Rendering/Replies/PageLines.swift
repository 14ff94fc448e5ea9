import Classroom
public import Curriculum
import Mistakes
import Phrases
public import Sessions
import Typesetting

// A page of a lesson, or a question.
extension Renderer {
  /// How many lines a page takes on a terminal, with the prompt below it.
  public static func height(of page: Page, in language: Language, columns: Int) -> Int {
    Renderer(width: columns, theme: .plain, language: language).page(page).count + 1
  }

  /// A page that fits the screen where it can: without its blank lines, at last without that between
  /// what has run and what is asked about, and then without what `:code` shows: what is played after
  /// the learner's code, the code of the set-up; and last without a word on the dialect. What fits in
  /// no case says all that it has to.
  func page(_ page: Page) -> [String] {
    var short = page
    if case .code(let listing, let names, _) = page.setUp, !names.isEmpty {
      short.setUp = .names(names, lines: listing.lineCount)
    }
    var forms: [(Page, Spacing, Play)] = [
      (page, .loose, .shown), (page, .parted, .shown), (page, .dense, .shown),
    ]
    if page.play != nil { forms.append((page, .dense, .named)) }
    if page.setUp != short.setUp { forms += [(short, .loose, .named), (short, .dense, .named)] }
    let shortest = forms[forms.count - 1]
    if page.play != nil { forms.append((short, .dense, .told)) }
    // That the code is in the other dialect is seen as well.
    var bare = short
    bare.standsIn = nil
    if page.standsIn != nil { forms.append((bare, .dense, page.play == nil ? .shown : .told)) }
    for (page, spacing, play) in forms {
      let lines = self.lines(of: page, spacing, play)
      if lines.count < height { return lines }
    }
    return lines(of: shortest.0, .dense, shortest.2)
  }

  /// Where the blank lines of a page are: between all its parts, between set-up and code alone, or
  /// nowhere.
  private enum Spacing { case loose, parted, dense }

  /// How a page says what is played after the learner's code: in full, in a line of its own that
  /// leads to `:code`, or beside what else can be done.
  private enum Play { case shown, named, told }

  /// All parts in one form. What is asked stands below the text, what can be done at the end.
  private func lines(of page: Page, _ spacing: Spacing, _ play: Play) -> [String] {
    let gap = spacing == .loose ? [""] : []
    var lines = heading(page, isShort: isNarrow && spacing == .dense)
    if page.isResumed { lines += sentence(phrases.resumedHere, .quiet) }
    if !page.title.isEmpty {
      lines += wrap(runs(of: page.title, theme, role: .title), width: width, theme: theme)
    }
    if !page.text.blocks.isEmpty {
      let text = Rendering.lines(of: page.text, width: width, theme: theme)
      lines += gap + (spacing == .loose ? text : text.filter { !$0.isEmpty })
    }
    let asking = said { $0.asking(page) }
    if !asking.isEmpty { lines += gap + asking }
    if let setUp = page.setUp { lines += gap + self.setUp(setUp) }
    if let code = page.code {
      lines += spacing == .parted && page.setUp != nil ? [""] : gap
      if case .drive = page.ask { lines += sentence(phrases.sceneIs, .quiet) }
      lines += listing(code)
    }
    if let after = page.play { lines += self.play(after, play, gap) }
    let choices = choices(page.ask)
    if !choices.isEmpty { lines += gap + choices }
    lines += gap
    if asking.isEmpty, let subject = page.subject { lines += said { $0.subject(subject) } }
    if !page.wanted.isEmpty { lines += sentence(phrases.wanted(page.wanted)) }
    if !page.wantedValues.isEmpty {
      lines += sentence(phrases.wanted(values: page.wantedValues))
    }
    if let dialect = page.standsIn { lines += sentence(phrases.standsIn(dialect), .quiet) }
    if !page.entered.isEmpty { lines += sentence(phrases.soFar(page.entered)) }
    if let reason = page.objectiveCOnly {
      lines += sentence(phrases.objectiveCOnly(reason), .quiet)
    }
    return lines + (invitation(page, play).map { sentence($0, .quiet) } ?? [])
  }

  /// What is asked, in the language of the page or in both of them.
  private func said(_ text: (Phrasebook) -> String?) -> [String] {
    [language, second].compactMap(\.self).compactMap { text(Phrasebook($0)) }
      .flatMap { sentence($0) }
  }

  /// What is played after the learner's code.
  private func play(_ code: Page.Listing, _ play: Play, _ gap: [String]) -> [String] {
    switch play {
    case .shown: gap + sentence(phrases.playedAfter(isShown: true), .quiet) + listing(code)
    case .named: sentence(phrases.playedAfter(isShown: false), .quiet)
    case .told: []
    }
  }

  /// What can be done on the page; nil where what is said to its answer tells what comes then.
  private func invitation(_ page: Page, _ play: Play) -> String? {
    if case .presented(let place) = page.sitting {
      return phrases.invitation(room: place, countsHands: page.ask.countsHands)
    }
    if page.isAnswered { return nil }
    let isInClass = if case .joined = page.sitting { true } else { false }
    if isInClass, case .fix = page.ask {
      return phrases.invitationToFixInClass(hasMoreCode: play == .told)
    }
    return phrases.invitation(
      page.ask, help: page.help, isInClass: isInClass, hasMoreCode: play == .told)
  }

  /// Where the page stands, and at the edge what it is about; in short without the lesson's title.
  private func heading(_ page: Page, isShort: Bool) -> [String] {
    let version = page.ios.map { "iOS \($0)" }
    if case .presented(let place) = page.sitting {
      let recalled = place.recalled.map { [visible(phrases.recalled($0))] } ?? []
      return bar(phrases.beside([phrases.sitting(.presented(place))] + recalled), [version])
    }
    switch (page.sitting, page.heading) {
    case (nil, .question(let number, let count)):
      return sentence(
        phrases.questionHeading(number: number, of: count, page.ask, ios: page.ios), .quiet)
    case (nil, .lesson(let number, let title, let step, let count)):
      let place = "\(step) / \(count)"
      let parts = [place, version]
      let lines = bar(phrases.lessonHeading(number: number, title: title), parts)
      if !isShort || lines.count == 1 { return lines }
      return sentence(phrases.beside([phrases.lesson(number)] + parts.compactMap(\.self)), .quiet)
    case (let sitting?, .question):
      return bar(phrases.sitting(sitting), [phrases.kind(page.ask), version])
    case (let sitting?, .lesson): return bar(phrases.sitting(sitting), [version])
    }
  }

  /// A line with words at both ends, or two where they do not fit in one.
  private func bar(_ heading: String, _ parts: [String?]) -> [String] {
    let place = phrases.beside(parts.compactMap(\.self))
    if place.isEmpty { return sentence(heading, .quiet) }
    let gap = width - displayWidth(heading) - displayWidth(place)
    if gap < 2 { return sentence(heading, .quiet) + sentence(place, .quiet) }
    return [theme.styled(heading + String(repeating: " ", count: gap) + place, as: .quiet)]
  }

  /// Code that has run before, or its names where the code has no room.
  private func setUp(_ setUp: Page.SetUp) -> [String] {
    switch setUp {
    case .code(let listing, _, let isRun):
      sentence(phrases.setup(isRun: isRun), .quiet) + self.listing(listing)
    case .names(let names, let count): sentence(phrases.moreCode(names, lines: count), .quiet)
    }
  }

  /// Code, with numbers where answers name its lines.
  func listing(_ listing: Page.Listing) -> [String] {
    guard listing.isNumbered else {
      return Rendering.lines(
        ofCode: listing.text, width: width, theme: theme, margin: isNarrow ? 0 : 2)
    }
    let lines = listing.text.split(separator: "\n", omittingEmptySubsequences: false)
    let digits = String(lines.count).count
    return lines.enumerated().flatMap { place, line -> [String] in
      let number = String(place + 1)
      let label = isNarrow ? number + " " : "  " + number + "  "
      let margin = String(repeating: " ", count: digits - number.count)
      return wrap(
        [Run(margin + label, .quiet), Run(visible(String(line)), .code)], width: width,
        hanging: digits - number.count + label.count + (isNarrow ? 1 : 2), theme: theme)
    }
  }

  /// What can be chosen, by numbers or letters; nothing where an answer is typed.
  private func choices(_ ask: Page.Ask) -> [String] {
    switch ask {
    case .order(let calls, _), .calls(from: .some(let calls)): grid(calls)
    case .classify(let options):
      options.map { $0.enumerated().flatMap { numbered($0 + 1, $1) } } ?? grid(shortMistakes)
    case .choice(let options): options.enumerated().flatMap { lettered($0, $1) }
    case .versions(let versions, _): versionLines(versions)
    case .sources(let claims, let isOpinion): self.claims(claims, isOpinion: isOpinion)
    case .read, .run, .task, .calls, .prints, .owners, .number, .spot, .fill, .fix, .drive, .text:
      []
    }
  }

  /// Numbered words side by side, as many in a row as there is room for: two where they fit into
  /// columns of unequal width.
  private func grid(_ words: [String]) -> [String] {
    let cells = words.enumerated().map { place, word in
      [label("\(place + 1)", besides: "\(words.count)"), Run(visible(word))]
    }
    let widest = cells.map(displayWidth).max() ?? 0
    let gap = isNarrow ? 1 : 3
    var widths = Array(repeating: widest + gap, count: max(1, (width + gap) / (widest + gap)))
    if widths.count == 1 {
      let sides = (0...1).map { side in
        cells.enumerated().filter { $0.offset % 2 == side }.map { displayWidth($0.element) }.max()
          ?? 0
      }
      if sides[0] + sides[1] + 1 <= width { widths = [sides[0] + 1, sides[1]] }
    }
    return stride(from: 0, to: cells.count, by: widths.count).flatMap { start -> [String] in
      let row = cells[start..<min(start + widths.count, cells.count)]
      if widths.count == 1 {
        return row.flatMap { labelled($0[0], $0[1]) }
      }
      return [
        zip(row, widths).map { cell, width in
          theme.styled(cell) + String(repeating: " ", count: max(0, width - displayWidth(cell)))
        }.joined().trimmedAtEnd
      ]
    }
  }

  /// A letter, and behind it a text of any number of lines.
  private func lettered(_ place: Int, _ text: Document) -> [String] {
    let label = label(Self.letter(place))
    let margin = displayWidth([label])
    let lines = Rendering.lines(of: text, width: max(10, width - margin), theme: theme)
    return lines.enumerated().map { number, line in
      (number == 0 ? theme.styled([label]) : String(repeating: " ", count: margin)) + line
    }
  }

  /// On a small screen margins cost lines: what can be chosen begins at the edge.
  private var isNarrow: Bool { width < Self.narrow }
  /// In columns.
  private static let narrow = 60

  /// What can be chosen is called by its letter or number: `   9  `, on a small screen `9 ` at the
  /// edge, where shorter ones stand below the end of the longest.
  private func label(_ name: String, besides longest: String = "") -> Run {
    let room = isNarrow ? max(name.count, longest.count) : 4
    let margin = String(repeating: " ", count: max(0, room - name.count))
    return Run(margin + name + (isNarrow ? " " : "  "), .accent)
  }

  private func labelled(_ label: Run, _ text: Run) -> [String] {
    wrap([label, text], width: width, hanging: displayWidth([label]), theme: theme)
  }

  /// `a` for the first.
  static func letter(_ place: Int) -> String {
    String(UnicodeScalar(UInt8(truncatingIfNeeded: 97 + place % 26)))
  }

  /// All in one line where they have room.
  private func versionLines(_ versions: [String]) -> [String] {
    wrap(
      versions.flatMap {
        [Run(isNarrow ? "  " : "   "), Run("iOS \($0)", .accent, isUnbreakable: true)]
      },
      width: width, hanging: 3, theme: theme)
  }

  /// By letters, each in its source's words.
  private func claims(_ sources: [[Page.Claim]], isOpinion: Bool) -> [String] {
    claimTexts(sources, isOpinion: isOpinion).enumerated().flatMap { place, text in
      labelled(label(Self.letter(place)), Run(text))
    }
  }

  /// What there is to choose from: each source, and both or neither.
  func claimTexts(_ sources: [[Page.Claim]], isOpinion: Bool) -> [String] {
    let texts = sources.map { claims in
      let text = phrases.sentences(claims.map(\.text))
      let source = claims.first?.source ?? ""
      return source.isEmpty ? text : phrases.label(source, text)
    }
    return isOpinion ? texts : texts + phrases.verdicts(ofSources: sources.count)
  }

  /// A number and a text.
  func numbered(_ number: Int, _ text: String) -> [String] {
    labelled(label("\(number)", besides: "10"), Run(text))
  }

  /// The twelve mistakes as options, in few words.
  var shortMistakes: [String] { Mistake.allCases.map { phrases.shortName(of: $0) } }
}
