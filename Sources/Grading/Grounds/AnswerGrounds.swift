public import Curriculum
import Diagnostics
import Interpreter
import Mistakes
import ObjectRuntime
import Parsing
import Scripts
import Syntax
import UIKitAPI

extension AnswerKey {
  /// Why what is right is right, in an exercise about which no author says anything.
  ///
  /// - Parameter answer: ids, calls, lines or values, as they are marked; nil where the right ones were
  ///   only shown.
  public func grounds(
    of exercise: Exercise, in setting: Setting, for mark: Mark, _ answer: [String]?,
    play: Rehearsal.Player
  ) -> [Ground] {
    func run(_ code: Code) -> Observation {
      play(Rehearsal(code.text.text, in: code.dialect))
    }
    switch (self, exercise) {
    case (.calls(let key), .predict(let predict)):
      let given = answer.map { mark.given ?? $0 }
      return run(predict.code).grounds(
        ofCalls: mark.right.map(key.call), given: given.map { $0.map(key.call) })
    case (.drive(let key), .drive(let drive)):
      // What was refused was told why.
      return answer == nil
        ? run(drive.scene).grounds(ofCalls: key.mark([]).right, given: nil) : []
    case (.prints, .predict(let predict)):
      return run(predict.code).grounds(ofPrints: answer, in: predict.code)
    case (.versions(let key), .versions(let versions)):
      return key.grounds(of: versions, in: setting)
    case (.spot(let key), .spot(let spot)):
      if let verdict = key.verdict { return [.cannotBeWritten(verdict)] }
      return spot.grounds(in: setting, play)
    case (.classify, .classify(let classify)):
      return Inspection(classify.code.text, in: setting, play: play).grounds
    case (.fix(let key), .fix): return key.findings(play: play).prefix(1).map { .found($0) }
    default: return []
    }
  }
}

extension Exercise.Spot {
  /// Why the lines are right that a detector tells.
  fileprivate func grounds(in setting: Setting, _ play: Rehearsal.Player) -> [Ground] {
    guard case .mistakes = question, let code, self.play == nil else { return [] }
    return Inspection(code.text, in: setting, play: play).grounds
  }
}

extension Inspection {
  /// What was seen of the twelve, each mistake of a line once.
  fileprivate var grounds: [Ground] {
    var told: [Place] = []
    return findings.filter { $0.number > 0 }.compactMap { finding in
      let place = Place(line: finding.line, mistake: finding.number)
      if told.contains(place) { return nil }
      told.append(place)
      return .found(finding)
    }
  }
}

extension Observation {
  /// Which line of code prints the first line by which an answer differs; where it was only shown, the
  /// first that is printed.
  fileprivate func grounds(ofPrints answer: [String]?, in code: Code) -> [Ground] {
    let given = answer ?? []
    let place =
      zip(given, printed).enumerated()
      .first { PrintedLine($1.0) != PrintedLine($1.1) }?.offset ?? min(given.count, printed.count)
    var (count, latest) = (0, "")
    for event in events {
      switch event {
      case .call(let call, _, _): latest = call.selector
      case .log(let text, let line):
        if count == place {
          return [.prints(text, line: line, in: code.method(at: line, latest))]
        }
        count += 1
      default: continue
      }
    }
    return []
  }
}

extension Code {
  /// A call, where its method is the one that a line stands in.
  fileprivate func method(at line: Int, _ selector: String) -> String? {
    let source = SourceText(name: "<stdin>", text: text.text)
    let name = dialect == .swift ? SwiftNames.fullName(selector: selector).base : selector
    let isThere = Script.read(source, dialect: Dialect(dialect)).methods.contains { method in
      let last = source.number(at: method.range.upperBound - 1)
      return method.name.text == name
        && source.number(at: method.range.lowerBound)...last ~= line
    }
    return isThere ? selector : nil
  }
}

extension VersionsKey {
  /// Why versions differ: which send the message, how sheets cover, what becomes of views.
  fileprivate func grounds(of versions: Exercise.Versions, in setting: Setting) -> [Ground] {
    let call: ExpectedCall
    switch versions.question {
    case .call(let asked), .count(let asked): call = asked
    case .calls, .prints, .owners, .size: return []
    }
    let asked = versions.versions.compactMap { UIKitVersion($0.value) }
    guard asked.count == values.count else { return [] }
    func isTold(by holds: (UIKitVersion) -> Bool) -> Bool {
      let sides = Dictionary(grouping: zip(asked, values)) { holds($0.0) }
        .mapValues { Set($0.map(\.1)) }
      return sides.count == 2 && sides.values.allSatisfy { $0.count == 1 }
    }
    if let message = LifeCycle(rawValue: call.selector), isTold(by: message.isSent) {
      let availability = message.availability
      return [
        .isSent(
          call.selector, since: availability.since > .oldest ? availability.since : nil,
          until: availability.deprecated)
      ]
    }
    let text = [setting.setup?.text.text, versions.code.text.text].compactMap(\.self).joined()
    if text.presentsSheets, isTold(by: { $0 >= UIKitVersion(13) }) { return [.sheetsCoverInPart] }
    return text.contains(":warn") && isTold { $0 >= UIKitVersion(6) } ? [.viewsOutlastWarnings] : []
  }
}

extension String {
  /// Whether code presents with no style but that of page sheets.
  fileprivate var presentsSheets: Bool {
    (contains(".present(") || contains("presentViewController:"))
      && split(separator: "modalPresentationStyle").dropFirst()
        .allSatisfy { $0.hasPrefix(" = .pageSheet") }
  }
}
