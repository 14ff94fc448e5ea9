import Syntax
import UIKitAPI

extension LifeCycle {
  /// The versions that send it to controllers.
  var availability: Availability { Self.availabilities[self] ?? Availability() }

  func isSent(in version: UIKitVersion) -> Bool { availability.isCurrent(in: version) }

  /// Those of the messages that not all versions send.
  private static let availabilities: [LifeCycle: Availability] = {
    let pairs = allCases.compactMap { call in
      Framework.member(call.rawValue, of: "UIViewController", isOfClass: false)
        .map { (call, $0.member.availability) }
    }
    return Dictionary(pairs) { first, _ in first }
  }()
}
