import Parsing
import Syntax
import UIKitAPI

// Types and declarators: what stands left and right of a name.
extension ObjectiveCPrinter {
  /// A type without a name, as in a cast.
  func text(_ type: TypeReference) -> String { declaration(type, "") }

  /// A type around a name: `NSString *name`, `void (^name)(id)`, `int name[3]`.
  func declaration(_ type: TypeReference, _ name: String) -> String {
    let (base, declarator) = split(type, name)
    return declarator.isEmpty ? base : base + " " + declarator
  }

  /// What a declaration's variables share, and what is this one's alone.
  func split(_ type: TypeReference, _ name: String) -> (base: String, declarator: String) {
    let words = type.qualifiers.map(\.text)
    let front = words.filter(ObjectiveCWords.storage.contains)
    let own = words.filter { !ObjectiveCWords.storage.contains($0) && $0 != "IBAction" }
    var (base, declarator) = split(type, own, name)
    base = (front + [base]).joined(separator: " ")
    return (base, declarator)
  }

  /// C writes a declaration as its use: what wraps a type goes around the name, from the inside
  /// out.
  private func split(
    _ type: TypeReference, _ own: [String], _ name: String
  ) -> (base: String, declarator: String) {
    let qualified =
      own.isEmpty ? name : own.joined(separator: " ") + (name.isEmpty ? "" : " " + name)
    switch type.kind {
    case .named("void", _, _) where type.qualifiers.contains { $0.text == "IBAction" }:
      return ("IBAction", name)
    case .named(let word, let arguments, let protocols):
      return (
        (own + [named(word, arguments, protocols)]).joined(separator: " "), starred(word, name)
      )
    case .pointer(let inner):
      guard case .function(let parameters, let result) = inner.kind else {
        return split(inner, "*" + qualified)
      }
      return split(result, "(*" + qualified + ")" + types(parameters))
    case .function(let parameters, let result):
      return split(result, "(^" + qualified + ")" + types(parameters))
    case .cArray(let element, let count):
      return split(element, name + "[" + (count.map { self.text($0) } ?? "") + "]")
    case .optional(let inner), .implicitlyUnwrapped(let inner): return split(inner, name)
    case .array(let element):
      return ("NSArray" + argument(element), "*" + name)
    case .dictionary(let key, let value):
      return ("NSDictionary<" + object(key) + ", " + object(value) + ">", "*" + name)
    case .tuple(let types, _) where types.isEmpty: return ("void", name)
    case .tuple(let types, let labels) where source == .objectiveC:
      let fields = zip(types, labels).map { type, label in
        let (base, field) = split(type, label)
        return base + " " + field + ";"
      }
      return ("struct { " + fields.joined(separator: " ") + " }", name)
    case .tuple: return ("id", name)
    case .composition(let types):
      return ("id<" + types.map { text($0) }.joined(separator: ", ") + ">", name)
    }
  }

  /// `(int, id)`, `(void)`.
  private func types(_ parameters: [TypeReference]) -> String {
    let types = parameters.map { text($0) }.joined(separator: ", ")
    return "(" + (parameters.isEmpty ? "void" : types) + ")"
  }

  /// Swift's object types have no star: they get one here.
  private func starred(_ word: String, _ name: String) -> String {
    source == .swift && SwiftNames.isObjectType(word) ? "*" + name : name
  }

  /// Swift's name for a class is Objective-C's there; arguments and protocols share the brackets.
  private func named(_ word: String, _ arguments: [TypeReference], _ protocols: [Name]) -> String {
    let name = source == .swift ? SwiftNames.objectiveCType(word) : word
    let inner = arguments.map { text($0) } + protocols.map(\.text)
    return inner.isEmpty ? name : name + "<" + inner.joined(separator: ", ") + ">"
  }

  /// Lightweight generics take objects alone.
  private func argument(_ element: TypeReference) -> String { "<" + object(element) + ">" }

  /// A type as an element of a collection: numbers are objects there.
  private func object(_ type: TypeReference) -> String {
    let text = text(type)
    return text.contains("*") || text.hasPrefix("id") ? text : "NSNumber *"
  }
}
