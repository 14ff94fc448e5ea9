import Orders

extension AnswerKey {
  /// How many pairs of calls may come in either order.
  public var freePairs: Int {
    switch self {
    case .calls(let key): key.order.freePairs
    case .drive(let key): key.calls.order.freePairs
    case .order(let question): question.key.order.freePairs
    case .classify, .choice, .prints, .value, .task, .fix, .fill, .spot, .versions, .sources: 0
    }
  }
}
