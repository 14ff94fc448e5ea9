import Compiler
import Declaring
public import Diagnostics
public import ObjectModel
import ObjectRuntime
import Parsing
public import Syntax
package import TypedTree

/// A method that a learner wrote, with the place where it stands.
public struct WrittenMethod: Sendable {
  public var function: Function
  public var source: SourceText

  /// Where its name stands, which for a method of Objective-C is its first word's line.
  public var line: Int { source.number(at: function.name.range.lowerBound) }

  /// The words and signs between its braces, without comments; literals are empty.
  public var words: [String] {
    guard let first = function.body?.first, let last = function.body?.last else { return [] }
    return source.words(
      in: SourceRange(first.range.lowerBound, last.range.upperBound), function.dialect)
  }
}

extension WrittenMethod {
  /// The variables that it gives a value of its own making: what it was given itself, somebody
  /// gives who calls it.
  fileprivate var variablesSet: Set<String> {
    let words = words
    let given = function.parameters.map(\.name.text)
    let places = words.indices.dropLast(2).filter { place in
      let isOfAnother = place > 1 && words[place - 1] == "." && words[place - 2] != "self"
      return words[place + 1] == "=" && !given.contains(words[place + 2]) && !isOfAnother
    }
    return Set(places.map { words[$0] })
  }
}

extension World {
  /// The text in which the methods of a class are written, else nil.
  public func source(ofClass name: String) -> SourceText? {
    guard let draft = program.declarations.drafts[name] else { return nil }
    return draft.bodies.min { $0.key.name < $1.key.name }?.value.source
  }

  /// The class, or one above it, of which only the interface is known; nil where there is none.
  public func unimplemented(above name: String) -> String? {
    guard let id = simulation.classes.id(named: name) else { return nil }
    return simulation.classes.lineage(of: id).lazy.map { simulation[$0] }
      .first { $0.isLearners && program.declarations.drafts[$0.name]?.isImplemented == false }?.name
  }

  /// The methods that objects of a class run, each once.
  public func writtenMethods(of type: ClassID) -> [(selector: Selector, method: WrittenMethod)] {
    var seen: Set<Selector> = []
    return simulation.classes.lineage(of: type).flatMap { owner in
      (program.declarations.drafts[simulation[owner].name]?.bodies ?? [:]).compactMap {
        seen.insert($0.key).inserted
          ? ($0.key, WrittenMethod(function: $0.value.function, source: $0.value.source)) : nil
      }
    }
  }

  /// The initialisers of Swift that make objects of a class, and the class that writes them: its
  /// own, else those that it inherits. Their generic parameters are what stands for these there.
  public func initializers(of type: String) -> (owner: String, functions: [Function]) {
    guard let id = simulation.classes.id(named: type) else { return (type, []) }
    for above in simulation.classes.lineage(of: id) where simulation[above].isLearners {
      let name = simulation[above].name
      let own = methods(of: name).filter {
        if case .initializer = $0.kind { $0.dialect == .swift } else { false }
      }
      if !own.isEmpty { return (name, own.map { known($0, in: name) }) }
    }
    return (type, [])
  }

  /// A function with what stands for generic parameters in an instance of its type.
  private func known(_ function: Function, in type: String) -> Function {
    guard let instance = program.declarations.instances[type] else { return function }
    var function = function
    for place in function.parameters.indices {
      guard let name = function.parameters[place].type?.className,
        let argument = instance.arguments[name]
      else { continue }
      function.parameters[place].type?.kind = .named(argument.name, arguments: [], protocols: [])
    }
    return function
  }

  /// Whether a class is a generic one with arguments, which is written as that.
  public func isInstance(_ type: String) -> Bool { program.declarations.instances[type] != nil }

  /// The variables of a class that others are expected to set, as no method of its own does.
  ///
  /// By words of the text, as the tree no longer says whether an optional is forced somewhere.
  package func awaitedVariables(of type: ClassID) -> [(name: String, type: StaticType)] {
    let awaited = simulation.classes.lineage(of: type)
      .flatMap { program.declarations.drafts[simulation[$0].name]?.awaited ?? [] }
    if awaited.isEmpty { return [] }
    let set = Set(writtenMethods(of: type).flatMap(\.method.variablesSet))
    let written = awaited.contains(where: \.isOptional) ? wordsOfFile(with: type) : []
    return
      awaited
      .filter { variable in !set.contains(variable.name) }
      .filter { variable in !variable.isOptional || written.contains([variable.name, "!"]) }
      .map { ($0.name, $0.type) }
  }

  /// The words of the file in which a class is written, initial values and all.
  private func wordsOfFile(with type: ClassID) -> [String] {
    guard let source = source(ofClass: simulation[type].name) else { return [] }
    return source.words(in: SourceRange(0, source.text.utf8.count), .swift)
  }

  /// What the initialiser that a struct gets from its properties must be given, in order; nil where
  /// it has none.
  package func members(askedForBy type: String) -> [(name: String, type: StaticType)]? {
    guard let draft = program.declarations.drafts[type], draft.isValueType,
      program.declarations.enumerations[type] == nil,
      !draft.bodies.values.contains(where: { $0.isDesignatedInitializer && $0.category == nil })
    else { return nil }
    return draft.properties.filter { property in
      property.isStored && !draft.isLazy(property) && property.type.optionality != .optional
        && !draft.initialValues.contains { $0.ivar == "_" + property.property.name }
    }.map { ($0.property.name, $0.type) }
  }

  /// The cases of an enumeration that carry nothing; nil for what is none.
  package func plainCases(of type: String) -> [String]? {
    program.declarations.enumerations[type]?.cases.filter(\.payload.isEmpty).map(\.name)
  }

  /// The method that an object of a class runs for a message; nil where the framework's runs.
  public func writtenMethod(_ selector: Selector, of type: ClassID) -> WrittenMethod? {
    guard let writer = writer(of: selector, for: type),
      let body = program.declarations.drafts[simulation[writer].name]?.bodies[selector]
    else { return nil }
    return WrittenMethod(function: body.function, source: body.source)
  }

  /// The class, that or one above it, in which the method is written that its objects run.
  public func writer(of selector: Selector, for type: ClassID) -> ClassID? {
    simulation.classes.lineage(of: type).first {
      program.declarations.drafts[simulation[$0].name]?.bodies[selector] != nil
    }
  }

  /// The class of whose methods one stands at a line; nil where none or several do.
  public func soleClass(withMethodAt line: Int) -> ClassID? {
    let types = program.declarations.drafts.keys.compactMap(simulation.classes.id).filter {
      hasMethod(at: line, in: $0)
    }
    return types.count == 1 ? types[0] : nil
  }

  /// Whether a line of its file stands in a method of a class.
  public func hasMethod(at line: Int, in type: ClassID) -> Bool {
    methodLines(around: line, in: type) != nil
  }

  /// The lines of the method of a class in which a line of its file stands.
  public func methodLines(around line: Int, in type: ClassID) -> ClosedRange<Int>? {
    let bodies = program.declarations.drafts[simulation[type].name]?.bodies ?? [:]
    return bodies.values.lazy.map { body in
      let range = body.function.range
      return body.source.number(at: range.lowerBound)...body.source.number(at: range.upperBound)
    }.first { $0.contains(line) }
  }
}
