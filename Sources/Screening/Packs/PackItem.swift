public import Curriculum
public import Notation

/// A question of a pack, as its candidate gets it; the paper says what is asked, and holds no key.
public struct PackItem: Equatable, Sendable {
  /// Its place among the candidate's questions, as `name(_:)` says it: the plan's name for it may
  /// say too much.
  public var id: String
  public var minutes: Int
  public var marked: Blueprint.Marked
  public var simulator: Blueprint.Simulator
  public var asksCertainty: Bool
  /// Whether a line of free text says why.
  public var asksReason: Bool
  public var paper: JSON

  public init(
    id: String, minutes: Int, marked: Blueprint.Marked, simulator: Blueprint.Simulator,
    asksCertainty: Bool, asksReason: Bool, paper: JSON
  ) {
    (self.id, self.minutes, self.marked, self.simulator) = (id, minutes, marked, simulator)
    (self.asksCertainty, self.asksReason, self.paper) = (asksCertainty, asksReason, paper)
  }
}

extension PackItem {
  /// What a question is called on a paper, from 1: `Q3`.
  static func name(_ number: Int) -> String { "Q\(number)" }

  var json: JSON {
    .object([
      .init("item", .string(id)), .init("minutes", .integer(minutes)),
      .init("marked", .string(marked.rawValue)), .init("simulator", .string(simulator.rawValue)),
      .init("certainty", .bool(asksCertainty)), .init("reason", .bool(asksReason)),
      .init("paper", paper),
    ])
  }

  /// nil for what is no item.
  init?(_ json: JSON) {
    guard let id = json["item"]?.string, id.isFileID, let minutes = json["minutes"]?.integer,
      let marked = json["marked"]?.string.flatMap(Blueprint.Marked.init),
      let simulator = json["simulator"]?.string.flatMap(Blueprint.Simulator.init),
      let certainty = json["certainty"]?.bool, let reason = json["reason"]?.bool,
      let paper = json["paper"]
    else { return nil }
    self.init(
      id: id, minutes: minutes, marked: marked, simulator: simulator, asksCertainty: certainty,
      asksReason: reason, paper: paper)
  }
}
