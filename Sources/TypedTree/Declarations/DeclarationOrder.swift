package import Syntax

/// Sorts declarations so that each comes behind those that it stands on.
package struct DeclarationOrder {
  private let statements: [Statement]
  /// Where the classes of the text stand.
  private var classes: [String: Int] = [:]
  private var sorted: [Int] = []
  private var state: [State]
  /// Classes that stand on themselves.
  package private(set) var circular: Set<String> = []

  private enum State { case new, begun, done }

  package init(_ statements: [Statement]) {
    self.statements = statements
    state = statements.map { _ in .new }
    for (place, statement) in statements.enumerated() {
      if case .type(let type) = statement.kind, case .classType = type.form {
        classes[type.name.text] = place
      }
    }
  }

  package mutating func places(protocols: Set<String>) -> [Int] {
    let ranks = statements.map { $0.rank(protocols) }
    for rank in Statement.Rank.allCases {
      for place in statements.indices where ranks[place] == rank { visit(place) }
    }
    return sorted
  }

  /// Puts a declaration behind the classes that it stands on; they may be many, one above the
  /// other.
  private mutating func visit(_ place: Int) {
    var waiting = [place]
    while let place = waiting.last {
      if state[place] == .done {
        waiting.removeLast()
        continue
      }
      state[place] = .begun
      let below = supers(of: place).filter { state[$0] != .done }
      if let next = below.first(where: { state[$0] == .new }) {
        waiting.append(next)
        continue
      }
      if !below.isEmpty { noteCircle(waiting, below) }
      state[place] = .done
      sorted.append(place)
      waiting.removeLast()
    }
  }

  private mutating func noteCircle(_ waiting: [Int], _ below: [Int]) {
    for start in below {
      guard let first = waiting.firstIndex(of: start) else { continue }
      for place in waiting[first...] {
        if case .type(let type) = statements[place].kind { circular.insert(type.name.text) }
      }
    }
  }

  /// The classes of the text above a type, and above those inside it.
  private func supers(of place: Int) -> [Int] {
    guard case .type(let type) = statements[place].kind else { return [] }
    return type.superNames.compactMap { classes[$0] }
  }
}

extension TypeDeclaration {
  fileprivate var superNames: [String] {
    var names: [String] = []
    if case .classType = form, let first = inherits.first { names.append(first.className) }
    for case .type(let inner) in members { names += inner.superNames }
    return names
  }
}

extension Statement {
  /// What is declared before what.
  fileprivate enum Rank: CaseIterable {
    case protocols, names, defaults, types, extensions, functions, variables
  }

  fileprivate func rank(_ protocols: Set<String>) -> Rank {
    switch kind {
    case .type(let type):
      switch type.form {
      case .protocolType: .protocols
      case .extending: protocols.contains(type.name.text) ? .defaults : .extensions
      case .interface, .implementation, .category, .classType, .structure, .enumeration: .types
      }
    case .function: .functions
    case .variables: .variables
    default: .names
    }
  }
}
