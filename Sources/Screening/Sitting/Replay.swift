import Curriculum
import Learning
import Notation
import Sessions
import Syntax

/// A sitting as its record tells it: what was on the screen, entry by entry.
///
/// A record holds what was answered in its meaning, and not key by key. So the sitting is held again:
/// of the lines that could have been typed, those are taken that make the very entries of the record,
/// and what is said to them is what was said then, by the simulator too. Where no line does, the entry
/// is taken as it stands.
public struct Replay {
  public private(set) var sitting: Sitting
  /// By what the beginning is accepted, as it is shown.
  private let acceptance: String
  /// How many entries have been shown.
  private var count = 0
  private var past: [Entry] = []
  /// The entries of the record that the last line has made already.
  private var due: [Entry] = []

  /// - Parameter acceptance: a word by which what is recorded is accepted.
  public init(_ sitting: Sitting, acceptance: String) {
    (self.sitting, self.acceptance) = (sitting, acceptance)
  }

  /// What came onto the screen by a line.
  public struct Scene: Sendable {
    /// What was typed at the prompt of that moment; nil where nothing was.
    public var typed: String?
    public var standing: Sitting.Standing
    public var replies: [SittingReply] = []
  }

  /// Goes on by an entry: the lines that were typed for it.
  public mutating func take(_ entry: Entry) -> [Scene] {
    defer {
      count += 1
      past.append(entry)
    }
    if due.first == entry {
      due.removeFirst()
      return []
    }
    due = []
    let now = Clocks(entry.at, awake: entry.at.boot)
    switch entry.kind {
    // What they tell of came with a line, or between two.
    case .pasted, .suspended, .clock: return []
    case .resumed: return [resume(at: now)]
    case .shown where entry.payload["unsealed"]?.bool == true: return [unseal(at: now)]
    case .ended where entry.payload["by"]?.string == "time": return [outlast(entry, now)]
    case .accepted, .shown, .answered, .revised, .undone, .withdrawn, .certainty, .reason, .flagged,
      .language, .dialect, .ran, .note, .late, .ended:
      for lines in attempts(for: entry) {
        guard let held = retyped(lines, as: entry, now) else { continue }
        (sitting, due) = (held.sitting, held.due)
        return held.scenes
      }
      return [forced(entry, now)]
    }
  }

  private mutating func resume(at now: Clocks) -> Scene {
    var scene = Scene(typed: nil, standing: sitting.standing(at: now))
    sitting.seal()
    (sitting.simulator, sitting.isEnding, sitting.stage) = (nil, false, .answering)
    var response = SittingResponse(.resumed(entries: count))
    sitting.show(&response, at: now)
    (scene.replies, due) = (response.replies, response.entries)
    return scene
  }

  /// What was answered is opened; the code by which it was is in no record.
  private mutating func unseal(at now: Clocks) -> Scene {
    var scene = Scene(typed: ":unseal …", standing: sitting.standing(at: now))
    var response = SittingResponse()
    sitting.unseal(past.map { KnownLine($0) }, at: now, &response)
    (scene.replies, due) = (response.replies, Array(response.entries.dropFirst()))
    return scene
  }

  /// The time was over while nothing was typed.
  private mutating func outlast(_ entry: Entry, _ now: Clocks) -> Scene {
    let scene = Scene(
      typed: nil, standing: sitting.standing(at: now), replies: [.timeIsUp, .ended])
    sitting.stage = .over
    return scene
  }
}

// MARK: - Held again
extension Replay {
  /// What lines have made of a sitting.
  private struct Retyped {
    var sitting: Sitting
    var scenes: [Scene]
    var due: [Entry]
  }

  /// Types lines, and tells what came of them where the last makes an entry, and no other did.
  private func retyped(_ lines: [String], as entry: Entry, _ now: Clocks) -> Retyped? {
    var result = Retyped(sitting: sitting, scenes: [], due: [])
    for line in lines {
      let standing = result.sitting.standing(at: now)
      let response = result.sitting.handle(line, at: now)
      if !result.due.isEmpty { return nil }
      result.scenes.append(Scene(typed: line, standing: standing, replies: response.replies))
      result.due = response.entries.filter { ![.pasted, .suspended, .clock].contains($0.kind) }
    }
    guard result.due.first == entry else { return nil }
    result.due.removeFirst()
    return result
  }

  /// Lines that may have made an entry, the likeliest first: Return alone goes on from what was typed
  /// so far, and leaves out what is asked about an answer.
  private func attempts(for entry: Entry) -> [[String]] {
    func behindReturns(_ line: String) -> [[String]] { [[line], ["", line], ["", "", line]] }
    switch entry.kind {
    case .accepted: return [[acceptance]]
    case .shown:
      let places = sitting.paper.indices.filter { sitting.paper[$0].id == entry.item }
      return [[""], ["", ""], ["", "", ""], [":leave"]] + places.map { [":\($0 + 1)"] }
    case .answered, .revised:
      return typings(of: entry).map { [$0] }
    case .undone: return [[":undo"]]
    case .withdrawn: return [[entry.payload["undone"]?.bool == true ? ":undo" : ":again"]]
    case .certainty: return behindReturns("\(entry.payload["certainty"]?.integer ?? 0)")
    case .reason: return behindReturns(entry.payload["reason"]?.string ?? "")
    case .flagged: return [[":flag"]]
    case .language: return [[":language \(entry.language.rawValue)"]]
    case .dialect: return [[":dialect \(entry.payload["dialect"]?.string ?? "")"]]
    case .ran:
      return [[sitting.simulator == nil ? ":play" : entry.payload["text"]?.string ?? ""]]
    case .note: return [[":note \(entry.payload["text"]?.string ?? "")"]]
    case .late: return [[entry.payload["text"]?.string ?? ""]]
    case .ended: return [[":end", ":end"], [":end"]]
    case .resumed, .pasted, .suspended, .clock: return []
    }
  }

  /// How an answer may have been typed.
  private func typings(of entry: Entry) -> [String] {
    guard let paper = sitting.current?.paper else { return [] }
    let (form, answer) = (paper.form(sitting.dialect), entry.answer)
    let before = sitting.states[sitting.place].answer ?? []
    switch form {
    case .code:
      return [Replay.change(of: sitting.mended(paper), into: answer.first ?? "")].compactMap(\.self)
    case .gaps:
      let texts = before.isEmpty ? answer.map { _ in "" } : before
      let changed = zip(texts, answer).enumerated().filter { $0.element.0 != $0.element.1 }
      return changed.flatMap { [$0.element.1, "\($0.offset + 1) \($0.element.1)"] }
    case .list, .calls:
      if answer.isEmpty { return ["0"] }
      let added = answer.starts(with: before) ? Array(answer.dropFirst(before.count)) : answer
      return [added.joined(separator: "\n"), added.joined(separator: " ")]
    case .one, .several, .number, .line, .lines, .columns, .text:
      return [paper.typed(answer, sitting.dialect)] + (answer.isEmpty ? ["0"] : [])
    }
  }

  /// A line that changes one line of code, puts one there, or takes one out; nil where more differs.
  private static func change(of code: String, into other: String) -> String? {
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let (old, new) = (lines(code), lines(other))
    let same = zip(old, new).prefix { $0 == $1 }.count
    let rest = zip(old.dropFirst(same).reversed(), new.dropFirst(same).reversed())
    let end = rest.prefix { $0 == $1 }.count
    let (gone, come) = (old[same..<(old.count - end)], new[same..<(new.count - end)])
    return switch (gone.count, come.count) {
    case (1, 1): "\(same + 1) \(come[same])"
    case (0, 1): "\(same)+ \(come[same])"
    case (1, 0): "\(same + 1)-"
    default: nil
    }
  }
}

// MARK: - Taken as it stands
extension Replay {
  private mutating func forced(_ entry: Entry, _ now: Clocks) -> Scene {
    if let item = entry.item, let place = sitting.paper.firstIndex(where: { $0.id == item }) {
      sitting.place = place
    }
    var scene = Scene(typed: nil, standing: sitting.standing(at: now))
    switch entry.kind {
    case .accepted:
      sitting.countdown = Countdown(minutes: sitting.agreement.minutes, from: entry.at)
      sitting.stage = .answering
    case .shown:
      var response = SittingResponse()
      sitting.show(&response, at: now)
      scene.replies = response.replies
    case .answered, .revised: answer(entry, &scene)
    case .undone:
      sitting.states[sitting.place].answers = [entry.answer].filter { !$0.isEmpty }
      scene.typed = ":undo"
    case .withdrawn:
      sitting.drop()
      scene.typed = entry.payload["undone"]?.bool == true ? ":undo" : ":again"
    case .certainty:
      scene.standing.step = .certainty
      scene.typed = entry.payload["certainty"]?.integer.map { "\($0)" }
    case .reason:
      scene.standing.step = .reason
      scene.typed = entry.payload["reason"]?.string
    case .flagged:
      let isFlagged = entry.payload["flagged"]?.bool ?? false
      sitting.states[sitting.place].isFlagged = isFlagged
      (scene.typed, scene.replies) = (":flag", [.flagged(sitting.place + 1, isFlagged)])
    case .language:
      sitting.language = entry.language
      scene.typed = ":language \(entry.language.rawValue)"
    case .dialect:
      let word = entry.payload["dialect"]?.string ?? ""
      if let dialect = Dialect(rawValue: word) { sitting.dialect = dialect }
      scene.typed = ":dialect \(word)"
    case .ran, .late: scene.typed = entry.payload["text"]?.string
    case .note:
      (scene.typed, scene.replies) = (":note " + (entry.payload["text"]?.string ?? ""), [.noted])
    case .resumed, .pasted, .suspended, .clock: break
    case .ended:
      sitting.stage = .over
      (scene.typed, scene.replies) = (":end", [.ended])
    }
    return scene
  }

  /// An answer as it stands now: what it has more than before was typed.
  private mutating func answer(_ entry: Entry, _ scene: inout Scene) {
    guard let current = sitting.current else { return }
    let before = sitting.states[sitting.place].answer ?? []
    let answer = entry.answer
    sitting.states[sitting.place].answers.append(answer)
    sitting.states[sitting.place].minute = sitting.minute(at: entry.at)
    let isAdded = current.paper.form(sitting.dialect).isAddedTo && answer.starts(with: before)
    let typed = isAdded ? Array(answer.dropFirst(before.count)) : answer
    scene.typed = current.paper.typed(typed, sitting.dialect)
    scene.replies = [isAdded ? .taking(lines: answer.count) : .taken(sitting.place + 1)]
  }
}

extension Paper {
  /// An answer as it can be typed: what is picked of several by its numbers.
  fileprivate func typed(_ answer: [String], _ dialect: Dialect) -> String {
    switch form(dialect) {
    case .one: words(of: answer, dialect).joined(separator: " ")
    case .several, .number, .line, .lines, .columns: answer.joined(separator: " ")
    case .list, .calls, .gaps, .code, .text: answer.joined(separator: "\n")
    }
  }
}

extension Entry {
  /// The words of an answer.
  var answer: [String] { Entry.answer(in: payload) }

  static func answer(in payload: JSON) -> [String] {
    (payload["answer"]?.elements ?? []).compactMap(\.string)
  }

  /// An answer with what it was added to, or the gaps that it leaves; nil where that is not known.
  ///
  /// - Parameter before: what stood when the program was last started anew.
  static func answer(in payload: JSON, over before: [String]?) -> [String]? {
    let own = answer(in: payload)
    if payload["added"]?.bool == true { return before.map { $0 + own } }
    guard payload["filled"]?.bool == true else { return own }
    return before.map { before in
      before.count == own.count ? zip(before, own).map { $1.isEmpty ? $0 : $1 } : own
    }
  }
}
