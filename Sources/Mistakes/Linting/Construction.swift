import Diagnostics
import InterfaceModel
import Interpreter
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax
import TypedTree
import UIKitAPI

/// How an object of a class is made when nobody says with what: by an initialiser of its own, with
/// the plainest value of each parameter's type.
struct Construction {
  private let world: World
  /// The controller whose parts are made, and the variable that has it: a presenter's view is no
  /// other one.
  private var led: (type: ClassID, variable: String)?

  init(in world: World) { self.world = world }

  /// How an object of a class is made, as far as its code tells.
  enum Way {
    /// `OrderController(store: OrderStore())`, `[[OrderController alloc] init]`.
    case expression(String, Dialect)
    /// By a storyboard that begins with it.
    case scene(Storyboard)
    /// None of its initialisers can be called without knowing more: what the shortest one asks for.
    case unknown(Parameter)
  }

  /// The ways to make one, the likeliest first.
  func ways(of type: String) -> [Way] {
    let made = expressions(of: type, depth: 0)
    if made.isEmpty, let storyboard = storyboard(for: type) { return [.scene(storyboard)] }
    if !made.isEmpty { return made.map { .expression($0, .swift) } }
    let asked = initializers(of: type).first?.parameters.first {
      $0.defaultValue == nil && argument(for: $0, depth: 0) == nil
    }
    if let asked { return [.unknown(asked)] }
    let messages = ownMessages(of: type, depth: 0) + [plainMessage(of: type)]
    return messages.map { .expression("[[\(type) alloc] \($0)]", .objectiveC) }
  }

  /// A storyboard of one scene for a controller that says what it does when it comes out of one, and
  /// has no other way of its own to be made.
  private func storyboard(for type: String) -> Storyboard? {
    guard let id = world.simulation.classes.id(named: type),
      world.simulation.version >= UIKitVersion(5), !world.simulation.classes.hasStandIn(id),
      ownMessages(of: type, depth: 0).isEmpty,
      initializers(of: type).isEmpty
    else { return nil }
    let simulation = world.simulation
    let isUnarchived = world.writtenMethods(of: id).contains {
      ["awakeFromNib", "initWithCoder:"].contains($0.selector)
    }
    let isOwnScreen = !world.methods(of: type).contains {
      $0.dialect == .objectiveC
        && ["loadView", "initWithNibName:bundle:", "init"].contains($0.name.text)
    }
    let isTable = simulation.isKind(id, of: "UITableViewController")
    let above = simulation.classes.lineage(of: id).first { !simulation[$0].isLearners }
    guard isUnarchived, isOwnScreen,
      isTable || above.map({ simulation[$0].name }) == "UIViewController"
    else { return nil }
    let nib =
      simulation.nib(named: type)
      ?? Nib(view: Nib.Item(type: isTable ? "UITableView" : "UIView"))
    return Storyboard(
      initial: "first", scenes: [Storyboard.Scene(identifier: "first", type: type, nib: nib)])
  }

  /// What makes one that has no initialiser of its own.
  private func plainMessage(of type: String) -> String {
    isListOfItems(type)
      ? "initWithCollectionViewLayout:[[UICollectionViewFlowLayout alloc] init]"
      : isConnectedTable(type) ? "initWithNibName:nil bundle:nil" : "init"
  }

  /// The first of what its shortest initialiser must be given.
  func parameter(askedForBy type: String) -> Parameter? {
    initializers(of: type).first?.parameters.first { $0.defaultValue == nil }
  }

  /// What others would set before its view is loaded, each with plain values: the first that can be
  /// set is.
  /// The variable is the one that the controller is in.
  func injections(
    of type: String, in variable: String
  ) -> [(variable: String, values: [String])] {
    guard let id = world.simulation.classes.id(named: type) else { return [] }
    var parts = self
    parts.led = (id, variable)
    return world.awaitedVariables(of: id).map { awaited in
      let values = [parts.injected(awaited.type), standIn(named: awaited.name)]
      return (awaited.name, values.compactMap { $0 })
    }
  }

  /// The controller that is led, where what is asked for is of its class or of a protocol of its
  /// own.
  private func led(as name: String) -> String? {
    guard let led else { return nil }
    let simulation = world.simulation
    guard let asked = simulation.classes.id(named: name) else {
      return simulation[led.type].protocols.contains(name) ? led.variable : nil
    }
    return simulation.classes.isKind(led.type, of: asked)
      && simulation.isKind(asked, of: "UIViewController")
      ? led.variable : nil
  }

  /// What there is of a type, where nil would not do; nil where nothing is known of it.
  private func injected(_ type: StaticType) -> String? {
    if let signature = type.signature, let returns = signature.last {
      let parameters =
        signature.count > 1
        ? Array(repeating: "_", count: signature.count - 1).joined(separator: ", ") + " in " : ""
      if returns.isVoid { return "{ \(parameters)}" }
      return injected(returns).map { "{ \(parameters)\($0) }" }
    }
    if let plain = value(of: type.unwrapped, depth: 0) { return plain }
    guard let name = type.className ?? type.seenThrough.content.first else {
      return geometry(type)
    }
    guard let id = world.simulation.classes.id(named: name) else {
      return value(named: name, depth: 0)
    }
    return world.simulation[id].isLearners ? nil : object(ofFramework: name)
  }

  private func geometry(_ type: StaticType) -> String? {
    switch type.field {
    case .rect: "CGRect.zero"
    case .point: "CGPoint.zero"
    case .size: "CGSize.zero"
    case .bool, .int, .real, .object, .any, .selector, .type: nil
    }
  }

  /// An object of a framework's class, made in the plainest way.
  private func object(ofFramework name: String) -> String? {
    switch name {
    case "NSURL": "URL(string: \"https://example.com\")!"
    case "NSIndexPath": "IndexPath(row: 0, section: 0)"
    case "UIColor": "UIColor.black"
    case _ where name.hasPrefix("UICollectionView"): nil
    default: held("\(SwiftNames.swiftType(name))()")
    }
  }

  /// The same kept by who makes it, as those do who hand over what is not owned by who gets it.
  private func held(_ made: String) -> String { "\(StandardLife.keeper)(\(made))" }

  /// Whether a storyboard gives it a layout, without which nobody can make it.
  private func isListOfItems(_ type: String) -> Bool {
    guard let id = world.simulation.classes.id(named: type) else { return false }
    return world.simulation.isKind(id, of: "UICollectionViewController")
      && !world.methods(of: type).contains { $0.name.text == "init" }
  }

  /// Whether it is a table's controller with outlets, which a table that is made in code has not.
  private func isConnectedTable(_ type: String) -> Bool {
    guard let id = world.simulation.classes.id(named: type) else { return false }
    return world.simulation.isKind(id, of: "UITableViewController")
      && !world.simulation.classes.outlets(of: id).isEmpty
      && !world.methods(of: type).contains { $0.name.text == "init" }
  }

  /// The initialisers of a class of Objective-C that are its own, the shortest first.
  private func ownMessages(of type: String, depth: Int) -> [String] {
    let functions = world.methods(of: type).filter(\.isOwnMessage)
    return functions.sorted { $0.parameters.count < $1.parameters.count }.map { function in
      let keywords = function.name.text.split(separator: ":")
      if function.parameters.isEmpty { return function.name.text }
      return zip(keywords, function.parameters)
        .map { "\($0):\(objectiveCArgument(for: $1, depth: depth))" }.joined(separator: " ")
    }
  }

  /// What a program would hand over: controllers and views, names for texts, and stand-ins, on which
  /// nothing rests, for all of which more would have to be known.
  private func objectiveCArgument(for parameter: Parameter, depth: Int) -> String {
    let name = parameter.name.text
    guard let type = parameter.type else { return "nil" }
    switch type.kind {
    case .pointer: return object(of: type.className, named: name, depth: depth)
    case .function: return standIn(named: name) ?? "nil"
    case .named("id", _, _), .named("instancetype", _, _): return standIn(named: name) ?? "nil"
    case .named(let type, _, _): return plainValue(of: type)
    case .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .cArray, .composition:
      return "0"
    }
  }

  private func object(of type: String, named name: String, depth: Int) -> String {
    switch type {
    case "NSString" where !name.lowercased().contains("nib"): return "@\"\(name)\""
    case "NSString", "NSBundle": return "nil"
    case "NSNumber": return "@0"
    default: break
    }
    guard world.standsIn, depth < 3, isMade(type) else { return standIn(named: name) ?? "nil" }
    let message = ownMessages(of: type, depth: depth + 1).first ?? plainMessage(of: type)
    let made = "[[\(type) alloc] \(message)]"
    return held(world.simulation.memory == .manual ? "[\(made) autorelease]" : made)
  }

  /// Whether one can be made without knowing more: of a class of the files, of one that nobody
  /// declares, and of UIKit's controllers and views.
  private func isMade(_ type: String) -> Bool {
    guard let id = world.simulation.classes.id(named: type) else { return true }
    let simulation = world.simulation
    if simulation[id].isLearners { return true }
    return simulation.isKind(id, of: "UIViewController") && type != "UICollectionViewController"
      || simulation.isKind(id, of: "UIView") && !type.hasPrefix("UICollection")
  }

  private func plainValue(of type: String) -> String {
    switch type {
    case "CGRect", "CGSize", "CGPoint": type + "Zero"
    case "NSRange": "NSMakeRange(0, 0)"
    case "SEL": "@selector(description)"
    case "Class": "[NSObject class]"
    default: "0"
    }
  }

  /// Those that people call, the shortest first.
  private func initializers(of type: String) -> [Function] {
    world.initializers(of: type).functions.filter(\.isOwnInitializer)
      .sorted { $0.parameters.count < $1.parameters.count }
  }

  private func expression(of type: String, depth: Int) -> String? {
    expressions(of: type, depth: depth).first
  }

  /// By each initialiser of its own that something can be given to, and by the inherited one where
  /// all of them are for convenience.
  private func expressions(of type: String, depth: Int) -> [String] {
    if depth > 3 { return [] }
    let own = initializers(of: type)
    let made = own.compactMap { initializer -> String? in
      let asked = initializer.parameters.filter { $0.defaultValue == nil }
      let arguments = asked.compactMap { argument(for: $0, depth: depth) }
      guard arguments.count == asked.count else { return nil }
      return "\(type)(\(arguments.joined(separator: ", ")))"
    }
    let inherits =
      !own.isEmpty && own.allSatisfy { $0.modifiers.contains { $0.text == "convenience" } }
    let isController =
      world.simulation.classes.id(named: type)
      .map { world.simulation.isKind($0, of: "UIViewController") } ?? false
    return inherits && isController ? made + ["\(type)(nibName: nil, bundle: nil)"] : made
  }

  private func argument(for parameter: Parameter, depth: Int) -> String? {
    guard let kind = parameter.type?.kind,
      let value = value(of: kind, depth: depth) ?? standIn(named: parameter.name.text)
    else { return nil }
    return (parameter.label.map { $0.text + ": " } ?? "") + value
  }

  /// A name that nobody declares, for what cannot be made.
  private func standIn(named name: String) -> String? {
    guard world.standsIn else { return nil }
    return world.variableNames.contains(name) ? nil : name
  }

  private func value(of kind: TypeReference.Kind, depth: Int) -> String? {
    switch kind {
    case .optional, .implicitlyUnwrapped: "nil"
    case .array(let element): list(of: value(of: element.kind, depth: depth + 1))
    case .dictionary: "[:]"
    case .function(let parameters, let returns): closure(parameters.count, returns.kind)
    case .named(let name, let arguments, _) where arguments.isEmpty:
      value(named: name, depth: depth)
    case .named, .pointer, .tuple, .cArray, .composition: nil
    }
  }

  private func value(named name: String, depth: Int) -> String? {
    switch name {
    case "String": return "\"\""
    case "Int", "Double", "Float", "CGFloat", "TimeInterval": return "0"
    case "Bool": return "false"
    case "URL": return object(ofFramework: "NSURL")
    default: break
    }
    if let led = led(as: name) { return led }
    let candidates =
      world.simulation.classes.id(named: name) == nil ? types(conformingTo: name) : [name]
    for type in candidates {
      if let plain = world.plainCases(of: type) {
        guard let first = plain.first else { continue }
        return "\(type).\(first)"
      }
      if let members = world.members(askedForBy: type) {
        guard let made = structure(type, members, depth: depth + 1) else { continue }
        return made
      }
      if let made = expression(of: type, depth: depth + 1) { return held(made) }
      if initializers(of: type).isEmpty { return held("\(type)()") }
    }
    return nil
  }

  /// A struct by the initialiser that it gets from its properties.
  private func structure(
    _ name: String, _ members: [(name: String, type: StaticType)], depth: Int
  ) -> String? {
    if depth > 3 { return nil }
    let arguments = members.compactMap { member in
      (value(of: member.type, depth: depth) ?? standIn(named: member.name))
        .map { "\(member.name): \($0)" }
    }
    guard arguments.count == members.count else { return nil }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func value(of type: StaticType, depth: Int) -> String? {
    if type.optionality != .none { return "nil" }
    switch type.field {
    case .bool: return "false"
    case .int, .real: if case .enumeration? = type.number { return nil } else { return "0" }
    case .object, .any: break
    case .selector, .type, .point, .size, .rect: return nil
    }
    switch type.className {
    case "NSString": return type.isFoundations || type.number != nil ? nil : "\"\""
    case "NSArray": return list(of: type.parts.first.flatMap { value(of: $0, depth: depth + 1) })
    case "NSSet": return "[]"
    case "NSDictionary": return "[:]"
    case let name?:
      guard let id = world.simulation.classes.id(named: name), world.simulation[id].isLearners
      else { return nil }
      return value(named: name, depth: depth)
    case nil: return nil
    }
  }

  /// A list of one: what asks for the first must not end for what nobody has said.
  private func list(of element: String?) -> String {
    guard let element, element != "nil" else { return "[]" }
    return "[\(element)]"
  }

  private func types(conformingTo name: String) -> [String] {
    world.classNames.filter { type in
      guard let id = world.simulation.classes.id(named: type) else { return false }
      return world.simulation[id].isLearners && world.simulation[id].protocols.contains(name)
    }
  }

  /// A closure that does nothing, where nothing is what it answers.
  private func closure(_ count: Int, _ returns: TypeReference.Kind) -> String? {
    let isVoid =
      switch returns {
      case .tuple(let parts, _): parts.isEmpty
      case .named(let name, _, _): name == "Void"
      default: false
      }
    if !isVoid { return nil }
    return count == 0
      ? "{ }" : "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in }"
  }
}

extension Parameter {
  /// From its label to its type.
  var range: SourceRange {
    let start = (label ?? name).range.lowerBound
    return SourceRange(start, max(name.range.upperBound, type?.range.upperBound ?? start))
  }
}

extension Function {
  /// Whether it is an initialiser of Objective-C that is none of UIKit's.
  fileprivate var isOwnMessage: Bool {
    let inherited = ["init", "initWithNibName:bundle:", "initWithCoder:", "initWithStyle:"]
    let rest = name.text.dropFirst(4)
    guard dialect == .objectiveC, !isStatic, name.text.hasPrefix("init"),
      !inherited.contains(name.text), rest.first?.isLowercase == false, let returns
    else { return false }
    if case .named("void", _, _) = returns.kind { return false }
    return !parameters.contains { $0.type?.className == "NSCoder" }
  }

  /// Whether it is an initialiser that people call: not the one that nibs call.
  fileprivate var isOwnInitializer: Bool {
    guard case .initializer = kind, dialect == .swift else { return false }
    return parameters.first?.label?.text != "coder"
  }
}
