import Grading
import Syntax

/// A console log of which one line was changed, and which one.
struct AlteredLog {
  /// Without their numbers.
  let lines: [String]
  /// From 0.
  let place: Int

  /// Whether who takes each class for one object finds that line wrong and no other: as long as it
  /// stands, no other one can be left out, put elsewhere or written as another of the log for UIKit
  /// to have written it all.
  func hasOneAnswer(under version: UIKitVersion) -> Bool {
    guard let log = ConsoleLog(lines.joined(separator: "\n")), log.lines.count == lines.count
    else { return false }
    func wrongLine(eachIsOne: Bool) -> Int? {
      LogVerdict(log, under: version, eachIsOne: eachIsOne)?.line.number
    }
    return wrongLine(eachIsOne: true) == place + 1 && wrongLine(eachIsOne: false) == place + 1
      && log.lines.indices.allSatisfy { $0 == place || !log.isMendable(at: $0, under: version) }
  }
}

extension ConsoleLog {
  /// Whether UIKit could have written it but for one line.
  fileprivate func isMendable(at place: Int, under version: UIKitVersion) -> Bool {
    var rest = lines
    let line = rest.remove(at: place)
    var log = self
    func isSound(_ lines: [Line]) -> Bool {
      log.lines = lines
      return LogVerdict(log, under: version, eachIsOne: true) == nil
    }
    if isSound(rest) { return true }
    // What is wrong with one class no line of another mends.
    return lines.contains { $0.subject == line.subject && isSound(rest.with($0, at: place)) }
      || (0...rest.count).contains { isSound(rest.with(line, at: $0)) }
  }
}

extension Array {
  /// A copy with one element more.
  fileprivate func with(_ element: Element, at place: Int) -> [Element] {
    var own = self
    own.insert(element, at: place)
    return own
  }
}
