import Diagnostics
public import Syntax

// What a device has and nobody simulates: names, and the versions that have them first.
extension Framework {
  /// The first version that has a type, function or constant of that name, in either language; nil
  /// where it is not known to be on a device.
  public static func version(ofUnsimulated name: String) -> UIKitVersion? {
    unsimulated[name] ?? unsimulated[SwiftNames.objectiveCType(name)] ?? unsimulated["NS" + name]
  }

  /// The same of a property or method of a class, or of one above it: a selector, or what Swift
  /// calls it, with or without labels.
  public static func version(
    ofUnsimulated member: String, in name: String
  ) -> UIKitVersion? {
    lineage(of: name).lazy.compactMap { unsimulated[$0.name + "." + member] }.first
  }

  /// The first version in which any class answers a message of several words, as far as is known;
  /// one word may be anybody's.
  public static func version(ofUnsimulatedMessage selector: String) -> UIKitVersion? {
    selector.contains { $0 == ":" } ? messages[selector] : nil
  }

  /// The members of all classes, by their selectors.
  private static let messages: [String: UIKitVersion] = Dictionary(
    unsimulated.compactMap { name, version in
      name.firstIndex(of: ".").map { (String(name[name.index(after: $0)...]), version) }
    }, uniquingKeysWith: min)

  /// `NOT_SIMULATED(ios(7.0), UIDynamicAnimator, UIView.motionEffects)`.
  private static let unsimulated: [String: UIKitVersion] = index.unsimulated.reduce(into: [:]) {
    known, line in
    let text = String(decoding: index.bytes[line.lowerBound..<line.upperBound], as: UTF8.self)
    let words = text.dropLast().split(separator: ", ")
    guard let version = words.first.flatMap({ UIKitVersion($0.dropFirst(18).dropLast()) }) else {
      return
    }
    for name in words.dropFirst() {
      for name in SwiftNames.known(as: name) { known[name] = version }
    }
  }
}

extension SwiftNames {
  /// `UIView.convertRect:toView:` with its name in Swift, `UIView.convert(_:to:)`, and that without
  /// labels, which no initialiser has.
  fileprivate static func known(as name: Substring) -> [String] {
    guard let dot = name.firstIndex(of: ".") else { return [String(name)] }
    let (type, member) = (name[...dot], String(name[name.index(after: dot)...]))
    let swift = member.contains("(") ? FullName(member) : fullName(selector: member)
    let bare = swift.base == "init" ? [] : [swift.base]
    return ([member, swift.text, swiftProperty(member)] + bare).map { type + $0 }
  }
}
