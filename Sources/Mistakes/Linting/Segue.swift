import Diagnostics
import Interpreter
import ObjectModel
import ObjectRuntime
import Syntax

/// A segue that a controller prepares, as far as its `prepare(for:sender:)` tells.
struct Segue: Hashable {
  /// What it compares the segue's name with, as it is written; nil where it asks for none.
  var identifier: String?
  /// The class of the files that it takes the destination for.
  var destination: String
  /// Whether it looks for that one in a navigation controller.
  var isInNavigation: Bool
}

extension World {
  /// The segues that a class prepares, those to other controllers of the files: under each name
  /// that it asks for, the classes that it speaks of. To whom others come back is no destination
  /// whose view would still have to be loaded.
  func segues(preparedBy type: ClassID) -> [Segue] {
    guard let method = writtenMethod("prepareForSegue:sender:", of: type),
      let body = method.function.body
    else { return [] }
    var reader = SegueReader(source: method.source)
    reader.read(body, Branch())
    var segues: [Segue] = []
    for segue in reader.segues
    where isDestination(segue.destination) && !segues.contains(segue) { segues.append(segue) }
    return segues
  }

  private func isDestination(_ name: String) -> Bool {
    guard let id = simulation.classes.id(named: name), simulation.classes[outline: id].isLearners,
      simulation.isKind(id, of: "UIViewController")
    else { return false }
    return !writtenMethods(of: id).contains { selector, method in
      selector != "prepareForSegue:sender:"
        && method.function.parameters.contains { $0.type?.className == "UIStoryboardSegue" }
    }
  }
}

/// What is known where a statement of `prepare(for:sender:)` runs.
private struct Branch {
  var identifier: String?
  var isInNavigation = false
}

/// Reads what a body says of segues: the names that it compares with, and the types that it names.
private struct SegueReader {
  let source: SourceText
  var segues: [Segue] = []

  /// Reads statements one behind the other; what one finds out holds for those behind it.
  mutating func read(_ body: [Statement], _ branch: Branch) {
    var branch = branch
    for statement in body { read(statement, &branch) }
  }

  private mutating func read(_ statement: Statement, _ branch: inout Branch) {
    switch statement.kind {
    case .expression(let value), .result(.some(let value)): read(value, &branch)
    case .variables(let declaration):
      for binding in declaration.bindings {
        if let value = binding.value { read(value, &branch) }
        if let type = binding.type { note(type.className, &branch) }
      }
    case .conditional(let conditions, let then, let otherwise):
      var inner = branch
      let isUnequal = read(conditions, &inner)
      if isUnequal {
        read(then, branch)
        // Behind what leaves for all other names, there is only this one.
        if then.last.map(leaves) ?? false { branch.identifier = inner.identifier }
        if let otherwise { read([otherwise], inner) }
      } else {
        read(then, inner)
        if let otherwise { read([otherwise], branch) }
      }
    case .guarding(let conditions, let otherwise):
      read(otherwise, branch)
      _ = read(conditions, &branch)
    case .selection(let subject, let cases): read(subject, cases, &branch)
    case .block(let body), .autoreleasePool(let body), .synchronized(_, let body),
      .deferred(let body):
      read(body, branch)
    case .whileLoop(let conditions, let body):
      var inner = branch
      _ = read(conditions, &inner)
      read(body, inner)
    case .doLoop(let body, _), .forLoop(_, _, _, let body), .forIn(_, _, _, let body):
      read(body, branch)
    case .attempt(let body, let catches, let finally):
      read(body, branch)
      for clause in catches { read(clause.body, branch) }
      read(finally ?? [], branch)
    case .labelled(_, let inner): read(inner, &branch)
    case .leave, .next, .fallThrough, .result(nil), .raise, .type, .function, .alias,
      .genericAlias, .constants, .forward, .imported, .ignored, .macro:
      break
    }
  }

  private func leaves(_ statement: Statement) -> Bool {
    if case .result = statement.kind { true } else { false }
  }

  /// Whether they hold for all other names than the one that they compare with.
  private mutating func read(_ conditions: [Statement.Condition], _ branch: inout Branch) -> Bool {
    var isUnequal = false
    for condition in conditions {
      switch condition {
      case .expression(let value):
        read(value, &branch)
        if case .unary(.not, _) = value.kind { isUnequal = branch.identifier != nil }
        if case .binary(.notEqual, _, _) = value.kind { isUnequal = true }
      case .binding(_, _, let type, let value):
        if let type { note(type.className, &branch) }
        if let value { read(value, &branch) }
      case .pattern(let pattern, let value):
        read(value, &branch)
        read(pattern, of: value, &branch)
      }
    }
    return isUnequal
  }

  private mutating func read(
    _ subject: Expression, _ cases: [Statement.SwitchCase], _ branch: inout Branch
  ) {
    read(subject, &branch)
    for one in cases {
      for pattern in one.patterns.isEmpty ? [.wildcard] : one.patterns {
        var inner = branch
        read(pattern, of: subject, &inner)
        read(one.body, inner)
      }
    }
  }

  private mutating func read(
    _ pattern: Pattern, of subject: Expression, _ branch: inout Branch
  ) {
    switch pattern {
    case .expression(let value):
      if speaksOfIdentifier(subject) {
        branch.identifier = identifier(value, comparedWith: subject)
      } else {
        read(value, &branch)
      }
    case .enumCase(_, let name, let parts):
      if speaksOfIdentifier(subject) {
        branch.identifier = identifier(case: name.text, comparedWith: subject)
      }
      for part in parts { read(part, of: subject, &branch) }
    case .tuple(let parts):
      guard case .tuple(let subjects) = subject.kind, subjects.count == parts.count else { return }
      for (part, subject) in zip(parts, subjects) { read(part, of: subject.value, &branch) }
    case .optional(let inner): read(inner, of: subject, &branch)
    case .isType(let type): note(type.className, &branch)
    case .cast(let inner, let type):
      note(type.className, &branch)
      read(inner, of: subject, &branch)
    case .wildcard, .binding: break
    }
  }

  private mutating func read(_ value: Expression, _ branch: inout Branch) {
    switch value.kind {
    case .binary(let operation, let left, let right)
    where operation == .equal || operation == .notEqual:
      if speaksOfIdentifier(left) {
        branch.identifier = identifier(right, comparedWith: left)
      } else if speaksOfIdentifier(right) {
        branch.identifier = identifier(left, comparedWith: right)
      }
    case .message(let receiver, let pieces)
    where pieces.count == 1 && pieces[0].keyword.text.hasPrefix("isEqual"):
      if let argument = pieces[0].argument, speaksOfIdentifier(receiver) {
        branch.identifier = identifier(argument, comparedWith: receiver)
      } else if let argument = pieces[0].argument, speaksOfIdentifier(argument) {
        branch.identifier = identifier(receiver, comparedWith: argument)
      }
    case .closure(let closure): read(closure.body, branch)
    default: break
    }
    for part in value.parts { read(part, &branch) }
    switch value.kind {
    case .cast(_, let type, _), .isType(_, let type): note(type.className, &branch)
    case .name(let name): note(name, &branch)
    default: break
    }
  }

  /// A type is spoken of: the navigation controller that is shown, or what is in it.
  private mutating func note(_ name: String, _ branch: inout Branch) {
    if name == "UINavigationController" {
      branch.isInNavigation = true
    } else if name.first?.isUppercase ?? false {
      segues.append(
        Segue(
          identifier: branch.identifier, destination: name,
          isInNavigation: branch.isInNavigation))
    }
  }

  // MARK: - Names of segues

  /// Whether it asks a segue for its name, or makes something of that.
  private func speaksOfIdentifier(_ value: Expression) -> Bool {
    switch value.kind {
    case .member(_, let name) where name.text == "identifier": true
    case .message(_, let pieces) where pieces.first?.keyword.text == "identifier": true
    case .name(let name) where name == "identifier": true
    default: value.parts.contains(where: speaksOfIdentifier)
    }
  }

  /// What a name is compared with, as it is written; of an enumeration's case, its raw value.
  private func identifier(_ value: Expression, comparedWith subject: Expression) -> String? {
    if case .implicitMember(let name) = value.kind {
      return identifier(case: name.text, comparedWith: subject)
    }
    let text = String(source[value.range])
    return rawType(of: subject) == nil || text.hasSuffix("rawValue") ? text : text + ".rawValue"
  }

  private func identifier(case name: String, comparedWith subject: Expression) -> String? {
    rawType(of: subject).map { "\($0).\(name).rawValue" }
  }

  /// The enumeration that is made of a name by its raw value, `SegueName(rawValue: …)`.
  private func rawType(of subject: Expression) -> String? {
    if case .call(let callee, let arguments) = subject.kind,
      arguments.first?.label?.text == "rawValue"
    {
      return callee.path
    }
    return subject.parts.lazy.compactMap(rawType).first
  }
}
