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
    let isForbidden = function.attributes.contains { attribute in
      ["NS_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE", "__attribute__"].contains(attribute.name.text)
    }
    if function.dialect == .swift || isForbidden { return }
    promises.append(Promise(selector: selector, isStatic: function.isStatic, category: category))
  }
}
