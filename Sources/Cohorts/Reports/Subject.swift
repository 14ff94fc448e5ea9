/// What an item is about, as its file says.
public struct Subject: Hashable, Sendable {
  /// Which of the twelve mistakes.
  public var mistakes: [Int]
  /// Which claims of the sources, by their ids.
  public var claims: [String]
  /// Which misconception somebody has who chooses an option.
  public var catches: [String: String]

  public init(mistakes: [Int] = [], claims: [String] = [], catches: [String: String] = [:]) {
    (self.mistakes, self.claims, self.catches) = (mistakes, claims, catches)
  }
}
