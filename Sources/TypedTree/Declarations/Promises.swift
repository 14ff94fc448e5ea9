package import ObjectModel
package import Syntax

extension ClassDraft {
  /// A method that an `@interface` declares; of a named category, with its name.
  package struct Promise: Sendable {
    package var selector: Selector
    package var isStatic: Bool
    package var category: String
  }
}

extension ClassDraft {
  /// Notes what an `@interface` declares.
  package mutating func promise(_ selector: Selector, _ function: Function, _ type: TypeDeclaration)
  {
    var category = ""
    if case .category(let name, _) = type.form { category = name }
    if function.dialect == .swift { return }
    promises.append(Promise(selector: selector, isStatic: function.isStatic, category: category))
  }
}
