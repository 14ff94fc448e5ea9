/// `UIApplicationState`, with UIKit's numbers.
package enum ApplicationState: Int, Hashable, Sendable {
  case active, inactive, background
}
