package import Diagnostics
package import Lookup
package import ObjectModel
package import Syntax
package import TypedTree
package import UIKitAPI

// API by version, as a compiler of Swift sees it: the app's version is the deployment target.
extension Sight {
  /// What is wrong with a message that the target does not have yet, or that was retired; of a
  /// property with its name, else as the method's name is in Swift.
  package func unavailable(
    _ selector: Selector, _ type: StaticType, _ name: String? = nil, at range: SourceRange
  ) -> Diagnostic<LanguageFact>? {
    guard isSwift else { return nil }
    let own = signature(of: selector, for: type)
    if let name = name ?? own?.shortName, let since = ownVersion(of: name, type) {
      return unavailable(since, name, at: range)
    }
    guard own == nil, let member = declaration(of: selector, for: type)?.member else { return nil }
    let name = name ?? member.fullName(of: selector).shortText
    return isRetired(member.availability)
      ? Diagnostic(.error, .retired(name), at: range)
      : unavailable(member.availability.since, name, at: range)
  }

  /// The version that `@available` asks for at a member of the program's.
  private func ownVersion(of member: String, _ type: StaticType) -> UIKitVersion? {
    guard !declarations.versions.isEmpty, let id = type.extendedName.flatMap(classes.id(named:))
    else { return nil }
    for owner in classes.lineage(of: id) {
      let name = classes[owner].name
      if let version = declarations.versions[name + "." + member] { return version }
      // An override that asks for none is there in any version.
      if declarations.undated[name]?.contains(member) == true { return nil }
    }
    return nil
  }

  /// The same of a function of the program's.
  package func unavailable(
    _ function: FunctionSignature, at range: SourceRange
  ) -> Diagnostic<LanguageFact>? {
    let name = SwiftNames.FullName(base: function.name, labels: function.labels).shortText
    return isSwift
      ? declarations.versions[name].flatMap { unavailable($0, name, at: range) } : nil
  }

  /// The same of a constant that stands in a type: `UIModalPresentationStyle.automatic`.
  package func unavailable(
    constant name: Name, of path: String
  ) -> Diagnostic<LanguageFact>? {
    guard isSwift, !hasAll else { return nil }
    let full = path + "." + name.text
    let declared =
      enumeration(path)?.enumeration?.named(name.text)
      ?? [Framework.constant(inSwift: full), SwiftNames.objectiveCConstant(full)].lazy
      .compactMap { $0.flatMap { Framework.constant($0) } }.first
    return unavailable(declared?.availability, name.text, at: name.range)
  }

  /// The same of what the header says of an API; nil for what it does not date.
  package func unavailable(
    _ availability: Availability?, _ name: String, at range: SourceRange
  ) -> Diagnostic<LanguageFact>? {
    availability.flatMap { unavailable($0.since, name, at: range) }
  }

  /// A type of the framework's, simulated or not, or one that says `@available` of itself.
  /// Under the newest version no name need be looked up. Objective-C asks at run time.
  package func unavailable(
    classNamed name: String?, at range: SourceRange
  ) -> Diagnostic<LanguageFact>? {
    guard isSwift, let name, !hasAll else { return nil }
    let since =
      declarations.versions[name]
      ?? (Framework.declaration(ofClass: name) ?? Framework.declaration(ofProtocol: name))?
      .availability.since
      ?? (declarations.drafts[name] == nil ? Framework.version(ofUnsimulated: name) : nil)
    return since.flatMap { unavailable($0, SwiftNames.swiftType(name), at: range) }
  }

  /// A method that is called on an object of which no class is known, and that only protocols of
  /// the framework's declare.
  package func unavailable(
    methodOfProtocols base: String, at range: SourceRange
  ) -> Diagnostic<LanguageFact>? {
    guard isSwift, !hasAll else { return nil }
    let oldest = Framework.protocolMethods(base: base).min {
      $0.availability.since < $1.availability.since
    }
    return oldest.flatMap {
      unavailable($0.availability.since, $0.fullName.shortText, at: range)
    }
  }

  /// What swiftc says of an API outside of `#available` that the deployment target does not have
  /// yet (§17.2).
  package func unavailable(
    _ since: UIKitVersion, _ name: String, at range: SourceRange
  ) -> Diagnostic<LanguageFact>? {
    isSwift && isNewer(since) ? Diagnostic(.error, .newer(name, since: since), at: range) : nil
  }
}

extension DeclaredMember {
  fileprivate func fullName(of selector: Selector) -> SwiftNames.FullName {
    if case .method(let method) = self { return method.fullName }
    return SwiftNames.fullName(selector: selector.name)
  }
}

extension MethodSignature {
  /// As a compiler quotes it.
  var shortName: String { SwiftNames.FullName(base: base, labels: labels).shortText }
}

extension SwiftNames.FullName {
  /// The name as a compiler quotes it: without labels where all are `_`.
  package var shortText: String {
    !labels.isEmpty && labels.allSatisfy(\.isEmpty) ? base : text
  }
}
