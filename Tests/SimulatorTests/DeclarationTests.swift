import ObjectModel
import ObjectRuntime
import Syntax
import Testing
import UIKitAPI

@testable import Simulator
@testable import UIKitClasses

/// What the simulator does is declared in the header, in the same version and of the same kind.
@Suite struct DeclarationTests {
  @Test(arguments: FrameworkTable.uikit.classes.map(\.name))
  func whatAClassDoesIsDeclared(_ name: String) throws {
    // Only Swift or the runtime knows these.
    let unnamed: Set = [
      "__NSObserver", "__NSKeyValueMutableArray", "__NSKeyValueMutableSet", "CancellationError",
      "Task",
      "CheckedContinuation", "UnsafeContinuation",
      "arrivals", "closure", "_UICollectionLayoutEnvironment",
      "UIViewControllerTransitionCoordinator",
      "UIViewControllerContextTransitioning",
    ]
    if unnamed.contains(name) { return }
    let type = try #require(FrameworkTable.uikit.classes.first { $0.name == name })
    let declared = try #require(Framework.declaration(ofClass: name))
    #expect(declared.availability.since == type.since)
    for property in type.properties where !property.isHidden {
      let found = try #require(
        Framework.member(property.getter.name, of: name, isOfClass: false), "\(property.name)")
      #expect(found.member.returns.field == property.type, "\(property.name)")
      if property.isReadOnly, case .getter(let declared) = found.member, name != "CALayer" {
        #expect(declared.setter == nil, "\(property.name)")
      }
    }
    for (selector, method) in type.methods where isSeen(selector) {
      try check(selector, method, isOfClass: false, of: name, declared)
    }
    for (selector, method) in type.classMethods where isSeen(selector) {
      try check(selector, method, isOfClass: true, of: name, declared)
    }
  }

  @Test func allThatIsDeclaredIsThere() {
    let missing = Set(Framework.classNames).subtracting(FrameworkTable.uikit.classes.map(\.name))
    // The compiler makes its objects, and nobody names it.
    #expect(missing == ["NSConstantString"])
  }

  private func check(
    _ selector: Selector, _ method: FrameworkClass.Method, isOfClass: Bool, of name: String,
    _ type: DeclaredClass
  ) throws {
    // What a class cluster makes is the mutable class's in the header, and its superclass's here.
    let subclass = "NSMutable" + name.dropFirst(2)
    // A class is an object too: what the root says of its objects holds for it.
    let ofObjects =
      isOfClass && name == "NSObject"
      ? Framework.member(selector.name, of: name, isOfClass: false) : nil
    let found = try #require(
      Framework.member(selector.name, of: name, isOfClass: isOfClass) ?? ofObjects
        ?? Framework.member(selector.name, of: subclass, isOfClass: isOfClass), "\(selector)")
    if method.isAction { #expect(found.member.returns.kind == .void, "\(selector)") }
    let since = max(found.member.availability.since, type.availability.since)
    #expect(method.since <= since, "\(selector) is declared since \(since)")
  }

  /// Whether people send it, and no part of the model.
  private func isSeen(_ selector: Selector) -> Bool { !selector.name.hasPrefix("_") }
}
