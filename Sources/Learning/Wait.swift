/// A time until something comes back, as one says it.
public enum Wait: Equatable, Sendable {
  case minutes(Int)
  case hours(Int)
  case days(Int)

  package init(seconds: Int) {
    let minutes = max((seconds + 30) / 60, 1)
    self =
      minutes < 90
      ? .minutes(minutes)
      : minutes < 36 * 60 ? .hours((minutes + 30) / 60) : .days((minutes + 720) / 1440)
  }
}
