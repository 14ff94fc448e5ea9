public import Curriculum
import Notation
import Orders

/// What UIKit does in a scene, and in which orders it may.
public struct DriveKey: Sendable {
  public let calls: CallOrder
  /// The objects whose calls are asked for.
  public let objects: [String]
  /// What the scene's own code sends, `memo init`: no part of UIKit's.
  let sentByApp: Set<String>
  /// The calls as most people type them, read.
  private let read: [String: TypedCall]
  /// The calls by the ids of their items.
  private let names: [String: String]
  /// Of all calls that may be made.
  let selectors: [String]

  init(_ calls: CallOrder, of objects: [String], sentByApp: Set<String>) {
    (self.calls, self.objects, self.sentByApp) = (calls, objects, sentByApp)
    selectors = calls.selectors
    names = Dictionary(calls.items.map { ($0.id, $0.call) }) { first, _ in first }
    read = Dictionary(
      calls.items.compactMap { item in TypedCall(item.call).map { (item.call, $0) } }
    ) { first, _ in first }
  }

  /// Fails where the scene has no calls to ask for, or does not run.
  public init(_ drive: Exercise.Drive, _ scene: Observation) throws(QuestionFault) {
    if !scene.isSound { throw .codeIsWrong }
    let objects = drive.objects.map(\.value)
    let calls: CallOrder
    do throws(OrderFault) {
      calls = try CallOrder(
        of: scene, where: { $0.isUIKits && objects.contains($0.object) },
        free: { call in
          drive.layoutIsFree && call.isLayout || drive.leave.contains { call.matches($0) }
        })
    } catch {
      throw .order(error)
    }
    if calls.items.isEmpty { throw .noCalls }
    self.init(
      calls, of: objects, sentByApp: Set(scene.calls.filter { !$0.isUIKits }.map(\.text)))
  }

  /// How many calls it takes at least.
  public var par: Int { calls.items.count }

  /// Whether there is such a call, be it one that is not made here.
  public func knows(_ call: TypedCall) -> Bool { call.isKnown(among: selectors) }

  /// The call that is meant by a line that is none, where one is spelt like it.
  public func suggestion(for line: String) -> String? {
    TypedCall(line)?.suggestion(among: selectors)
  }

  public var start: DriveState { DriveState(self) }

  /// What all that was typed is worth, refused calls in their places; what was left undone counts
  /// as told.
  public func mark(_ typed: [String]) -> Mark {
    var state = start
    for line in typed where !state.isFinished {
      if let call = read[line] ?? TypedCall(line) { _ = state.take(call) }
    }
    var mark = mark(
      refused: state.refused, told: par - state.given.count, right: right(after: state.given))
    mark.missing = calls.items.filter { !state.given.contains($0.id) }.map(\.call)
    return mark
  }

  /// What a scene is worth that was played to its end.
  public func mark(refused: Int, told: Int) -> Mark {
    mark(refused: refused, told: told, right: right(after: []))
  }

  private func mark(refused: Int, told: Int, right: [String]) -> Mark {
    let score = max(0, 1 - Double(refused + told) / Double(par))
    let isCorrect = refused + told == 0
    return Mark(
      score: score, isCorrect: isCorrect, right: right,
      working: "max(0, 1-(\(refused)+\(told))/\(par)) = \(score.fourDecimals)",
      steps: isCorrect
        ? [.allRight] : [.refused(refused, told: told, par: par), .together(score)],
      parts: [
        JSON.Member("refused", .integer(refused)), JSON.Member("told", .integer(told)),
        JSON.Member("par", .integer(par)),
      ])
  }

  /// A legal order that begins with these calls.
  private func right(after given: [String]) -> [String] {
    calls.order.completed(given).compactMap { names[$0] }
  }
}
