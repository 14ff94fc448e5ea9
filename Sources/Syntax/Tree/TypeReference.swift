public import Diagnostics

/// A type as it was written.
public struct TypeReference: Sendable {
  public var kind: Kind
  /// `const`, `static`, `__weak`, `__strong`, `__block`, `__unsafe_unretained`, `IBOutlet`,
  /// `inout`, …
  public var qualifiers: [Name]
  public var range: SourceRange

  public init(_ kind: Kind, qualifiers: [Name] = [], at range: SourceRange) {
    self.kind = kind
    self.qualifiers = qualifiers
    self.range = range
  }

  /// How a type is written.
  public indirect enum Kind: Sendable {
    /// `UIView`, `NSArray<UIView *>`, `[Array<Int>]`, `unsigned int` (one name), `id<P, Q>`, `A.B`.
    case named(String, arguments: [TypeReference], protocols: [Name])
    /// `T *`; object types of Objective-C keep their star here.
    case pointer(TypeReference)
    case optional(TypeReference)
    case implicitlyUnwrapped(TypeReference)
    case array(TypeReference)
    case dictionary(TypeReference, TypeReference)
    /// `(A, b: B)`; a label is empty where none is written.
    case tuple([TypeReference], labels: [String] = [])
    /// A block or function type.
    case function([TypeReference], TypeReference)
    /// C's `T x[3]`.
    case cArray(TypeReference, count: Expression?)
    /// `P & Q`.
    case composition([TypeReference])
  }
}

extension TypeReference {
  /// The members of a composition; any other type alone.
  package var parts: [TypeReference] {
    if case .composition(let parts) = kind { parts } else { [self] }
  }

  /// A type whose parentheses hold one type is that type.
  package var withoutParentheses: TypeReference {
    if case .tuple(let elements, _) = kind, elements.count == 1 { elements[0] } else { self }
  }

  /// The name of a class, without arguments and stars.
  package var className: String {
    switch kind {
    case .named(let name, _, _): name
    case .pointer(let inner), .optional(let inner), .implicitlyUnwrapped(let inner): inner.className
    default: ""
    }
  }
}
