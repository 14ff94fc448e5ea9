public import Learning
public import Sessions

extension Presentation {
  /// What has happened on the page, to be drawn: the last turn, the owners of the controllers, and
  /// what there is; nothing of what did not happen.
  public mutating func pictures(at time: Instant) -> [Looked] {
    [":timeline", ":state", ":tree"].flatMap { session.handle($0, at: time).replies }
      .compactMap { if case .looked(let looked) = $0 { looked } else { nil } }
      .filter {
        switch $0 {
        case .timeline(let timeline): !timeline.lanes.isEmpty
        case .state(let standings, _): !standings.isEmpty
        case .tree(let tree): !tree.branches.isEmpty
        default: false
        }
      }
  }
}
