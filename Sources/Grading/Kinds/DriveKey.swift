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
  /// The calls as most people type them.
  private let usual: Set<String>
  /// The calls by the ids of their items.
  private let names: [String: String]
  /// Of all calls that may be made.
  let selectors: [String]
  private let order: OrderKey

  init(_ calls: CallOrder, of objects: [String], sentByApp: Set<String>) {
    (self.calls, self.objects, self.sentByApp) = (calls, objects, sentByApp)
    selectors = calls.selectors
    let names = Dictionary(calls.items.map { ($0.id, $0.call) }) { first, _ in first }
    self.names = names
    order = OrderKey(calls.order, labels: names, guess: 0)
    usual = Set(calls.items.map(\.call))
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

  /// What a list of calls is worth that nobody answered call by call: what the shortest repair strikes
  /// out counts as refused, what it adds as told.
  public func mark(_ typed: [String]) -> Mark {
    let entries = typed.compactMap(entry)
    let grade = order.grade(entries)
    let moved = grade.moves.count
    var mark = mark(
      refused: grade.extras.count + moved, told: grade.missing.count + moved,
      right: grade.nearest.compactMap { names[$0] })
    mark.missing = grade.missing.compactMap { names[$0] }
    mark.misplaced = grade.moves.map { entries[$0] }
    mark.extras = grade.extras.map { entries[$0] }
    // Nobody refused or told a call of a list.
    if !mark.isCorrect { mark.steps = mark.differences(of: par) }
    return mark
  }

  /// A line as the order's items are labelled; nil for what may come any number of times, what the
  /// scene's own code sends, and what does not say whose it is.
  private func entry(_ line: String) -> String? {
    if usual.contains(line) { return line }
    guard let call = TypedCall(line) else { return nil }
    let selector = call.selector(among: selectors)
    guard let object = call.object ?? owner(of: selector) else { return nil }
    let name = object + " " + selector
    let items = calls.items.filter { $0.call == name }
    if items.isEmpty, sentByApp.contains(name) || calls.loops.contains(where: { $0.call == name }) {
      return nil
    }
    let isContradicted = !items.isEmpty && items.allSatisfy { call.contradicts($0.arguments) }
    return isContradicted ? line : name
  }

  /// The one object that a call may go to.
  private func owner(of selector: String) -> String? {
    if objects.count == 1 { return objects[0] }
    let owners = Set(calls.items.filter { $0.selector == selector }.map(\.object))
    return owners.count == 1 ? owners.first : nil
  }

  /// What a scene is worth that was played to its end.
  public func mark(refused: Int, told: Int) -> Mark {
    mark(
      refused: refused, told: told,
      right: calls.order.completed([]).compactMap { names[$0] })
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
}
