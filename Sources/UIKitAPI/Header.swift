import CUIKit

extension Framework {
  /// The text of `UIKit.h`, which the C compiler put into the program.
  static let header = [UInt8](
    UnsafeBufferPointer(start: uikit_header(), count: uikit_header_size()))
}
