import Curriculum

/// A number that a run shows.
public struct ValueKey: Equatable, Sendable {
  public let value: Int

  public func mark(_ answer: [String]) -> Mark {
    let isRight = answer.count == 1 && Int(answer[0].trimmed) == value
    return .exact(isRight, right: ["\(value)"], extras: isRight ? [] : answer)
  }
}
