import Lookup
import Syntax
import TypedTree

// Extensions of what Swift's own types have in common: of sequences and collections, of numbers and
// what can be compared, and of optionals.
extension Typing {
  /// Which of Swift's own types conform to a protocol of sequences.
  private static let sequences: [String: [String]] = {
    let lists = ["NSArray"]
    let collections = lists + ["NSString", "NSSet", "NSDictionary"]
    return [
      "Sequence": collections, "Collection": collections,
      "BidirectionalCollection": lists + ["NSString"], "RandomAccessCollection": lists,
      "MutableCollection": lists, "RangeReplaceableCollection": lists + ["NSString"],
      "StringProtocol": ["NSString"],
    ]
  }()

  /// The same of the other protocols of its library that people extend.
  private static let values: [String: [String]] = {
    let numbers = ["NSNumber"]
    let compared = numbers + ["NSString", "NSDate"]
    let equal = compared + ["NSArray", "NSSet", "NSDictionary"]
    let ofNumbers = [
      "AdditiveArithmetic", "Numeric", "SignedNumeric", "Strideable", "BinaryInteger",
      "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "FloatingPoint",
      "BinaryFloatingPoint",
    ]
    return ofNumbers.reduce(into: ["Comparable": compared, "Equatable": equal, "Hashable": equal]) {
      $0[$1] = numbers
    }
  }()

  /// Which of Swift's own types conform to a protocol of its library; nil of any other name.
  static func conforming(to name: String) -> [String]? { sequences[name] ?? values[name] }

  /// Whether a name is that of a protocol of sequences, as in `some Collection<Int>`.
  static func isProtocolOfSequences(_ name: String) -> Bool { sequences[name] != nil }

  /// Gives a protocol's extension to all types that conform; nil for what is no such protocol's.
  ///
  /// What is wrong with it is said of the first; what of it only some types have, the others lack.
  mutating func extend(ofLibrary type: TypeDeclaration) -> TypedStatement? {
    let name = type.name.text
    guard let names = Typing.conforming(to: name), declarations.drafts[name] == nil else {
      return nil
    }
    let type = Typing.sequences[name] == nil ? type : toldApart(type, of: names)
    extend(protocol: type)
    var steps: [TypedStatement] = []
    let place = announcedPlace
    for (order, name) in names.enumerated() {
      var own = type
      own.name.text = name
      context.className = name
      let reported = diagnostics.count
      if order > 0 { announcedPlace = nil }
      steps.append(declare(class: own))
      if order > 0 { diagnostics.removeSubrange(reported...) }
    }
    announcedPlace = place
    return TypedStatement(.all(steps))
  }

  /// A member of every optional is a function that is handed what it is called on, since that may
  /// be nil, which no message reaches.
  mutating func extendOptional(by type: TypeDeclaration) {
    context.className = nil
    let wrapped = type.conditions.first { $0.subject == "Wrapped" && $0.isSame }?.bound
    for member in type.members {
      switch member {
      case .function(let function) where !function.isStatic:
        declare(ofOptional: function, wrapping: wrapped)
      case .variables(let variables):
        for binding in variables.bindings {
          guard case .binding(let name, _) = binding.pattern, let getter = binding.accessors?.getter
          else { continue }
          declare(
            ofOptional: Function(
              .function, name: name, dialect: .swift, returns: binding.type, body: getter,
              at: binding.type?.range ?? name.range), wrapping: wrapped)
        }
      default: break
      }
    }
  }

  /// A generic function over `Wrapped` whose first parameter, `self: Wrapped?`, has no label:
  /// inside, `self` is a local variable like any other. One that says `mutating` is lent it.
  private mutating func declare(ofOptional written: Function, wrapping known: TypeReference?) {
    var function = written
    let range = written.name.range
    let wrapped = Name("Wrapped", at: range)
    var type = TypeReference(
      .optional(
        known ?? TypeReference(.named(wrapped.text, arguments: [], protocols: []), at: range)),
      at: range)
    if written.modifiers.contains(where: { $0.text == "mutating" }) {
      type.qualifiers.append(Name("inout", at: range))
    }
    function.kind = .function
    function.name.text = Typing.functionOfOptional(written.name.text)
    function.generics.insert(GenericParameter(wrapped), at: 0)
    function.parameters.insert(
      Parameter(label: Name("_", at: range), name: Name("self", at: range), type: type), at: 0)
    declare(generics: function.generics)
    declare(function, meaning: function.openParameters)
  }

  /// What the function is called that is a member of optionals.
  package static func functionOfOptional(_ member: String) -> String { "Optional." + member }
}
