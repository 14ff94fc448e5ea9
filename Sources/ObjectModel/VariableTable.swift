/// The top-level variables of a program, in the order of their first declarations.
public struct VariableTable: Sendable {
  @usableFromInline var variables: [Variable] = []
  private var places: [String: Int] = [:]

  public init() {}

  public func place(of name: String) -> Int? { places[name] }

  /// Declares a variable, or declares it anew: what it held before is the caller's to release.
  public mutating func declare(_ variable: Variable) -> Int {
    if let place = places[variable.name] {
      variables[place] = variable
      return place
    }
    variables.append(variable)
    places[variable.name] = variables.count - 1
    return variables.count - 1
  }
}

// MARK: - Addresses
extension VariableTable {
  /// Where the variables of a program lie, behind what has a number only to be compared.
  private static let start = 0x1_1000_0000

  /// What `&x` is of the variable at a place.
  public static func address(of place: Int) -> Int { start + place * 8 }

  /// The place of the variable at an address; nil where none lies.
  public func place(at address: Int) -> Int? {
    guard address >= VariableTable.start else { return nil }
    let place = (address - VariableTable.start) / 8
    return place < count ? place : nil
  }
}

extension VariableTable: RandomAccessCollection, MutableCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { variables.count }

  @inlinable
  public subscript(_ place: Int) -> Variable {
    _read { yield variables[place] }
    _modify { yield &variables[place] }
  }
}

extension VariableTable: Hashable {
  // The places follow from the variables.
  public static func == (one: VariableTable, other: VariableTable) -> Bool {
    one.variables == other.variables
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(variables) }
}
