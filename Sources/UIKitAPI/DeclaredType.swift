/// A type as the header declares it.
public struct DeclaredType: Hashable, Sendable {
  public indirect enum Kind: Hashable, Sendable {
    case void, bool, integer, selector, anyClass
    case real(Real)
    /// A structure of C: `CGRect`, `NSRange`.
    case structure(String)
    /// An enumeration or a set of options, by the name that Objective-C has for it.
    case enumeration(String)
    /// An object of a class, with the types in its `<…>`; nil for `id`.
    case object(String?, arguments: [DeclaredType])
    /// `instancetype`.
    case receiver
    /// A parameter of a generic class: `ObjectType`.
    case parameter(String)
    case block([DeclaredType], DeclaredType)
    case pointer(DeclaredType)
  }

  /// The floating-point types, which Swift tells apart.
  public enum Real: Sendable { case float, double, cgFloat }

  /// Whether a value may be nil.
  public enum Nullability: Hashable, Sendable {
    case never
    case possibly
    /// Nil may be set and is never read, as of `null_resettable`, or nobody says.
    case unchecked
  }

  public var kind: Kind
  public var nullability: Nullability
  /// Whether it is any subclass without a cast, to Objective-C: `__kindof`.
  public var isKind = false
  /// Whether it is an integer of 64 bits without a sign, which Swift imports as any other.
  public var isUnsigned = false

  public init(_ kind: Kind, _ nullability: Nullability = .never) {
    self.kind = kind
    self.nullability = nullability
  }
}
