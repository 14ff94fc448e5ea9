import Curriculum
public import Grading
import Mistakes
import Orders
import Phrases
import Sessions
import Typesetting

// What is said to an answer: what it is worth, and the right one beside it.
extension Renderer {
  /// The verdict, then what is right.
  func graded(_ graded: Graded) -> [String] {
    verdict(graded) + rightAnswer(graded)
  }

  /// From half of the score on an answer is almost right.
  private func verdict(_ graded: Graded) -> [String] {
    if case .opinion = graded.answer {
      return sentence(phrases.opinion(isShown: graded.isShown), .title)
    }
    if graded.isShown { return sentence(phrases.answerShown, .title) }
    let score = graded.mark.score
    if graded.mark.isCorrect { return sentence(phrases.right, .title) }
    return sentence(
      score >= 0.5 ? phrases.almost(score: score) : phrases.wrong(score: score), .wrong)
  }

  /// What is right beside what was answered; a right answer needs no more than its verdict.
  private func rightAnswer(_ graded: Graded) -> [String] {
    let isDone = graded.mark.isCorrect && !graded.isShown
    switch graded.answer {
    case .opinion: return []
    case .code(let code, let isYours, let subject):
      return (subject.map { sentence(name(of: $0), hanging: 2) } ?? [])
        + sentence(phrases.mendedCode(isYours: isYours), .quiet)
        + Rendering.lines(ofCode: code, width: width, theme: theme)
    case .drive(let refused, let hints, let calls):
      if graded.isShown {
        return sentence(phrases.driveShown) + calls.flatMap { sentence("  " + $0, hanging: 4) }
      }
      return sentence(phrases.driven(refused: refused))
        + (hints > 0 ? sentence(phrases.hintsCount(hints)) : [])
    case .beside(let beside):
      return (isDone ? [] : right(beside))
        + (beside.unasked.isEmpty ? [] : sentence(phrases.unasked(beside.unasked), .quiet))
    case .options(let yours, let right, let texts) where !isDone:
      return hits(yours, right) + right.flatMap { numbered($0, option($0, of: texts)) }
    case .value(let yours, let right) where !isDone: return sentence(phrases.value(yours, right))
    case .sources(let yours, let right, let claims) where !isDone:
      return sentence(phrases.value(yours.map { chosen($0, claims) }, chosen(right, claims)))
    case .columns(let versions, let yours, let right, let rows) where !isDone:
      return table(versions, yours, right, rows)
    case .lines(let lines): return lines.flatMap { spotted($0, isShown: graded.isShown) }
    case .options, .value, .sources, .columns: return []
    }
  }

  /// What is right alone, or beside the learner's answer.
  private func right(_ beside: Graded.Beside) -> [String] {
    if beside.yours != nil { return sideBySide(beside) + sentences(beside) }
    if beside.right.isEmpty { return sentence("  " + phrases.nothing) }
    return beside.right.flatMap { wrap([Run("  " + $0)], width: width, hanging: 4, theme: theme) }
  }

  /// The learner's order beside the right one, row by row.
  private func sideBySide(_ beside: Graded.Beside) -> [String] {
    let (yours, right) = (beside.yours ?? [], beside.right)
    let first = (0..<max(yours.count, right.count)).first { place in
      place >= yours.count || place >= right.count || !beside.isSame(yours[place], right[place])
    }
    var rows: [[[Run]]] = [
      [[Run("")], [Run(phrases.yours, .quiet)], [Run(phrases.rightOrder, .quiet)]]
    ]
    for place in 0..<max(yours.count, right.count) {
      let cells = [yours, right].map { $0.indices.contains(place) ? visible($0[place]) : "-" }
      var row: [[Run]] = [
        [Run((place < 9 ? "  " : " ") + "\(place + 1)", .accent)], [Run(cells[0])], [Run(cells[1])],
      ]
      if place == first { row.append([Run("<- " + phrases.firstDifference, .wrong)]) }
      rows.append(row)
    }
    return columns(rows, width: width, theme: theme)
  }

  /// What to mend: only what is true of the whole answer.
  private func sentences(_ beside: Graded.Beside) -> [String] {
    let isComplete = beside.missing.isEmpty && beside.extras.isEmpty && beside.repeated.isEmpty
    let named: ([String]) -> [String] = { beside.isPrinted ? $0.map(phrases.printed) : $0 }
    let (missing, extras) = (named(beside.missing), named(beside.extras))
    var lines: [String] = []
    if !missing.isEmpty {
      lines += sentence(
        beside.isPrinted ? phrases.missing(lines: missing) : phrases.missing(missing))
    }
    if !extras.isEmpty {
      lines += sentence(beside.isPrinted ? phrases.extra(lines: extras) : phrases.extra(extras))
    }
    if !beside.repeated.isEmpty { lines += sentence(phrases.repeated(named(beside.repeated))) }
    // What stands in the same row on both sides is in no wrong place.
    let agreeing = Set(zip(beside.yours ?? [], beside.right).filter(beside.isSame).map(\.0))
    let moves = named(beside.moves.filter { isComplete || !agreeing.contains($0) })
    if !moves.isEmpty {
      lines += sentence(isComplete ? phrases.move(moves) : phrases.misplaced(moves))
    }
    return lines
  }

  /// What was found, wrongly named and missed; nothing where no answer was given.
  private func hits(_ yours: [Int]?, _ right: [Int]) -> [String] {
    guard let yours else { return [] }
    if right.isEmpty, !yours.isEmpty { return sentence(phrases.working(.nothingWrong)) }
    let text = phrases.hits(
      yours.filter(right.contains).map { String($0) },
      false: yours.filter { !right.contains($0) }.map { String($0) },
      missed: right.filter { !yours.contains($0) }.map { String($0) })
    return sentence(text)
  }

  /// The text of a number, from 1.
  private func option(_ number: Int, of texts: [String]?) -> String {
    let options = texts ?? mistakes
    return options.indices.contains(number - 1) ? options[number - 1] : ""
  }

  /// What was chosen of what each source says, without its full stop.
  private func chosen(_ place: Int, _ claims: [[Page.Claim]]) -> String {
    let texts = claimTexts(claims, isOpinion: false)
    let text = texts.indices.contains(place) ? texts[place] : Self.letter(place)
    return text.hasSuffix(".") || text.hasSuffix("。") ? String(text.dropLast()) : text
  }

  /// A column for each version: what was said, what is so, and which calls come.
  private func table(
    _ versions: [String], _ yours: [String]?, _ right: [String], _ calls: [VersionsKey.Row]
  ) -> [String] {
    var rows: [[[Run]]] = [[[Run("  iOS", .quiet)]] + versions.map { [Run($0, .accent)] }]
    /// A name in the first column, and a cell for each version.
    func row(_ name: String, _ values: [String]) -> [[Run]] {
      [[Run("  " + name, .quiet)]] + values.map { [Run(phrases.typed($0))] }
    }
    if let yours { rows.append(row(phrases.yours, yours)) }
    rows.append(row(phrases.rightOrder, right))
    // Numbers stand with numbers, and yes with no.
    let isCounted = right.allSatisfy { Int($0) != nil }
    rows += calls.map { call in
      row(visible(call.call), call.times.map { isCounted ? "\($0)" : $0 > 0 ? "y" : "n" })
    }
    let first = yours.flatMap { yours in
      right.indices.first {
        !yours.indices.contains($0) || !VersionsKey.isSame(yours[$0], right[$0])
      }
    }
    let table = columns(rows, width: width, theme: theme)
    guard let first else { return table }
    return table
      + sentence(
        "  " + phrases.label(phrases.firstDifference, "iOS " + versions[first]), .wrong)
  }

  /// A line with whether naming it was right, and its mistake by number and name.
  private func spotted(_ line: Graded.Line, isShown: Bool) -> [String] {
    let isMisnamed = line.yourMistake.map { $0 != line.mistake } ?? false
    let misnamed = isMisnamed ? line.mistake : nil
    let (word, role): (String, Theme.Role) =
      switch (line.isYours, line.isRight) {
      case (true, true):
        misnamed.map { (phrases.otherMistake($0), .wrong) } ?? (phrases.lineIsRight, .quiet)
      case (true, false): (phrases.lineIsWrong, .wrong)
      case (false, _): isShown ? ("", .quiet) : (phrases.lineIsMissed, .wrong)
      }
    let number = misnamed == nil ? line.mistake.map(String.init) : nil
    let name = line.mistake.flatMap(Mistake.init(rawValue:)).map(phrases.shortName)
    let mistake = [number, name].compactMap(\.self).joined(separator: ": ")
    let words = [word, mistake.isEmpty ? "" : "(\(mistake))"].filter { !$0.isEmpty }
    return columns(
      [
        [
          [Run("  \(line.number)", .accent)], [Run(line.code, .code)],
          [Run(words.joined(separator: " "), role)],
        ]
      ], width: width, theme: theme)
  }

  /// Why the answer is right, where no author says so.
  func grounds(_ grounds: [Ground]) -> [String] {
    grounds.flatMap { sentence(phrases.ground($0)) }
  }

  /// What is said of a wrong option, behind what it is.
  func labelled(_ idea: Idea) -> Document {
    guard let choice = idea.choice, let first = idea.text.blocks.first,
      case .paragraph(let inlines) = first.kind
    else { return idea.text }
    var text = idea.text
    text.blocks[0].kind = .paragraph([.text(phrases.label(choice, ""))] + inlines)
    return text
  }

  /// The way to a score.
  func working(_ mark: Mark) -> [String] {
    mark.steps.flatMap { sentence(phrases.working($0)) }
  }
}

extension Renderer {
  /// The arithmetic of a mark in one line; what are words in it are the learner's.
  public func sum(of grade: QuestionGrade) -> String {
    guard let mark = grade.mark else { return "\(phrases.grade(.noAnswer)) = 0" }
    if mark.steps == [.allRight] || mark.steps == [.wholeOrderOnly] {
      let word = phrases.grade(mark.isCorrect ? .correct : .notCorrect)
      return "\(word) = \(mark.score.fourDecimals)"
    }
    return mark.working
  }
}

extension Graded.Beside {
  /// Whether a call or a line is the same as another, as answers are compared.
  fileprivate func isSame(_ one: String, _ other: String) -> Bool {
    isPrinted ? PrintedLine(one) == PrintedLine(other) : one == other
  }
}
