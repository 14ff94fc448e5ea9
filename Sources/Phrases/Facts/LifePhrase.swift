/// How far a life went.
public enum LifePhrase: Sendable {
  case whole(steps: Int)
  case ended(steps: Int, of: Int, in: String?)
  case stopped(steps: Int, of: Int)
  case unmade
}
