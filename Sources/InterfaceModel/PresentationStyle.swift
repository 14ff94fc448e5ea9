/// `UIModalPresentationStyle`, with UIKit's numbers.
package enum PresentationStyle: Int, Hashable, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
  case popover
}
