import Syntax
import UIKitAPI

// What is inherited: as far up as the text goes, by the text; above that, by UIKit's header.
extension SwiftTranslation {
  /// A class of the text, as those below it see it.
  struct Ancestor: Sendable {
    var superclass: String?
    /// The methods of its objects.
    var methods: Set<String> = []
  }

  /// Whether a class above one of the text has a method that answers a message.
  func isOverridden(_ selector: String, in type: String) -> Bool {
    if ancestors(of: type).contains(where: { $0.methods.contains(selector) }) { return true }
    return Self.declares(selector, frameworkClass(above: type))
  }

  /// The property of UIKit's that a method of a class of the text reads or sets.
  func overriddenProperty(_ selector: String, in type: String) -> DeclaredProperty? {
    switch Framework.member(selector, of: frameworkClass(above: type), isOfClass: false)?.member {
    case .getter(let property), .setter(let property): property
    case .method, nil: nil
    }
  }

  /// Whether a class of UIKit's, or one above it, has a method of this selector.
  static func declares(_ selector: String, _ type: String) -> Bool {
    guard case .method = Framework.member(selector, of: type, isOfClass: false)?.member else {
      return false
    }
    return true
  }

  /// The classes of the text above one of them, the nearest first.
  private func ancestors(of type: String) -> [Ancestor] {
    var found: [Ancestor] = []
    var next = classes[type]?.superclass
    while let name = next, let above = classes[name], found.count < classes.count {
      found.append(above)
      next = above.superclass
    }
    return found
  }

  /// What stands above all classes of the text; of what nobody declares, a controller.
  private func frameworkClass(above type: String) -> String {
    let own = [classes[type]].compactMap(\.self) + ancestors(of: type)
    let name = own.last?.superclass ?? "NSObject"
    return Framework.hasClass(name) ? name : "UIViewController"
  }
}
