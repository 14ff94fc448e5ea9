import ObjectModel
import Syntax

@testable import TypedTree

extension TypedDump {
  /// An expression without its type.
  static func bare(_ kind: TypedExpression.Kind) -> Node {
    switch kind {
    case .constant(let value): self.value(value)
    case .integerLiteral(let value): .atom(String(value))
    case .local(let local): .form("local", self.local(local))
    case .box(let local): .form("&", self.local(local))
    case .slot(let slot): .form("slot", .atom(String(slot)))
    case .standIn(let name): .form("stand-in", .atom(name))
    case .receiver: .form("self")
    case .field(let slot, let name), .arrow(_, let slot, let name):
      .form("field", .atom(String(slot)), .atom(name), holder(of: kind))
    case .outlet(let slot): .form("outlet", .atom(String(slot)))
    case .global(let index): .form("global", .atom(String(index)))
    case .unownedGlobal(let index): .form("unowned-global", .atom(String(index)))
    case .window: .form("window")
    case .currentController: .form("current-controller")
    case .availability(let version): .form("available", .atom(version ?? "*"))
    case .tuplePart(let place, let slot):
      .form("tuple-part", .atom(String(place)), .form("slot", .atom(String(slot))))
    case .string(let parts): .form("string", list(parts))
    case .printed(let value, _): .form("printed", node(value))
    case .array(let elements): .form("array", list(elements))
    case .set(let elements): .form("set-of", list(elements))
    case .dictionary(let pairs):
      .form("dictionary", pairs.map { .list([node($0.key), node($0.value)]) })
    case .tuple(let parts, let labels):
      .form("tuple", labels.filter { !$0.isEmpty }.map { .atom($0 + ":") } + list(parts))
    case .boxed(let value): .form("boxed", node(value))
    case .structure(let values): .form("structure", list(values))
    case .record(_, let parts): .form("record", parts.map { node($0.value) })
    case .closure(let closure): self.closure(closure)
    case .statements(let steps, let value, _):
      .form("statements", steps.map(node) + [node(value)])
    case .arithmetic(let sign, let one, let other, _), .comparison(let sign, let one, let other),
      .logical(let sign, let one, let other):
      .form(sign.rawValue, node(one), node(other))
    case .joined(let one, let other, _): .form("join", node(one), node(other))
    case .coalescing(let one, let other): .form("??", node(one), node(other))
    case .patternMatch(let one, let other): .form("~=", node(one), node(other))
    case .comma(let one, let other): .form(",", node(one), node(other))
    case .range(let one, let other, let isClosed, _):
      .form(isClosed ? "..." : "..<", node(one), node(other))
    case .not(let value): .form("!", node(value))
    case .negation(let value): .form("-", node(value))
    case .complement(let value): .form("~", node(value))
    case .promotion(let value): .form("+", node(value))
    case .narrowed(let value): .form("narrowed", node(value))
    case .dereference(let value): .form("*", node(value))
    case .conditional(let test, let one, let other): .form("?", list([test, one, other]))
    case .elvis(let value, let other): .form("?:", node(value), node(other))
    case .cast(let form, let value, let test): .form("cast-\(form)", node(value), self.test(test))
    case .isType(let value, let test): .form("is", node(value), self.test(test))
    case .attempt(let form, let value): .form("try-\(form)", node(value))
    case .assignment, .compoundAssignment, .step, .swap, .address, .lent: changing(kind)
    case .structMember, .recordPart, .recordElement, .dynamicMember, .libraryProperty, .element,
      .swiftElement, .slice, .chainLink, .answeringLink, .chain, .forced:
      member(kind)
    case .message, .superMessage, .call, .function, .dynamicCall, .builtin, .primitive,
      .libraryMethod, .libraryMutation, .mapOptional, .mutatingCall, .assertion, .once,
      .endlessDefault:
      call(kind)
    case .enumCase(let name, _, _, let values): .form("case", [.atom(name)] + list(values))
    case .allCases(let names, _): .form("all-cases", names.map { .atom($0) })
    case .fromRawValue(let value, _, _): .form("from-raw-value", node(value))
    case .rawValue(let value): .form("raw-value", node(value))
    case .makeStructure(_, let fields):
      .form("make", fields.map { .list([.atom($0.ivar.label), node($0.value)]) })
    case .tested(let value, let isUsed): .form(isUsed ? "used" : "tested", node(value))
    case .demanded(let value): .form("demanded", node(value))
    case .unrelied(let value): .form("unrelied", node(value))
    case .measured(let value, let use): .form("measured", .atom("\(use)"), node(value))
    }
  }

  private static func holder(of kind: TypedExpression.Kind) -> Node? {
    if case .arrow(let holder, _, _) = kind { node(holder) } else { nil }
  }

  private static func changing(_ kind: TypedExpression.Kind) -> Node {
    switch kind {
    case .assignment(let store, _, let value): .form("set", self.store(store), node(value))
    case .compoundAssignment(let sign, let store, let place, let value, _):
      .form("set" + sign.rawValue, self.store(store), node(place), node(value))
    case .step(let change, let isPrefix, let store, _):
      .form((isPrefix ? "prefix" : "postfix") + (change > 0 ? "++" : "--"), self.store(store))
    case .swap(let one, let other, _, _): .form("swap", node(one), node(other))
    case .address(let value, _, let name): .form("address", .atom(name), node(value))
    case .lent(let call, let loans):
      .form("lending", [node(call)] + loans.map { self.store($0.store) })
    default: .atom("?")
    }
  }

  private static func member(_ kind: TypedExpression.Kind) -> Node {
    switch kind {
    case .structMember(let member, let value): .form("part", .atom("\(member)"), node(value))
    case .recordPart(let place, let value): .form("part", .atom(String(place)), node(value))
    case .recordElement(_, let whole, let key): .form("element", node(whole), node(key))
    case .dynamicMember(let name, let holder, _): .form("dynamic", .atom(name), node(holder))
    case .libraryProperty(let name, let holder, _): .form("library", .atom(name), node(holder))
    case .element(let holder, let key, _): .form("element", node(holder), node(key))
    case .swiftElement(let holder, let key, let fallback, _):
      .form("element", node(holder), node(key), fallback.map { .form("default", node($0)) })
    case .slice(let whole, let lower, let upper, let isClosed, _):
      .form(
        isClosed ? "slice..." : "slice..<", node(whole), lower.map(node) ?? .atom("_"),
        upper.map(node) ?? .atom("_"))
    case .chainLink(let value): .form("link", node(value))
    case .answeringLink(let value, let selector):
      .form("answers", node(value), .atom(selector.name))
    case .chain(let value): .form("chain", node(value))
    case .forced(let value): .form("forced", node(value))
    default: .atom("?")
    }
  }

  private static func call(_ kind: TypedExpression.Kind) -> Node {
    switch kind {
    case .message(let message): self.message(message)
    case .superMessage(let selector, _, let arguments, _):
      .form("super", [.atom(selector.name)] + list(arguments))
    case .call(let callee, let arguments, _): .form("call", [node(callee)] + list(arguments))
    case .function(_, let arguments, _): .form("function", list(arguments))
    case .dynamicCall(let call):
      .form("dynamic-call", node(call.target), self.message(call.message))
    case .builtin(let name, let arguments, _): .form("builtin", [.atom(name)] + list(arguments))
    case .primitive(let primitive, let arguments, _):
      .form("primitive", [.atom("\(primitive)".prefixWord)] + list(arguments))
    case .libraryMethod(let call): library(call)
    case .libraryMutation(let call, let store, _): .form("mutate", library(call), self.store(store))
    case .mapOptional(let value, let closure, _): .form("map", node(value), node(closure))
    case .mutatingCall(let selector, let target, let arguments, let store, _, _):
      .form(
        "mutate",
        [.atom(selector.name), node(target)] + list(arguments) + [self.store(store)])
    case .assertion(let test, let text, let word, _, _):
      .form("assert", TreeDump.quoted(word), test.map(node), text.map(node))
    case .once(let token, _, let call): .form("once", node(token), node(call))
    case .endlessDefault: .form("endless-default")
    default: .atom("?")
    }
  }

  private static func message(_ message: TypedExpression.Message) -> Node {
    .form(
      "message",
      [.atom(message.selector.name), node(message.receiver)] + list(message.arguments))
  }

  private static func library(_ call: TypedExpression.LibraryCall) -> Node {
    .form("library", [.atom(call.key), node(call.target)] + list(call.arguments))
  }

  private static func closure(_ closure: TypedClosure) -> Node {
    let captures = closure.captures.map { capture -> Node in
      switch capture.source {
      case .receiver: .atom("self")
      case .local(let local): self.local(local)
      case .value(let value): .form("\(capture.strength)", .atom(capture.name), node(value))
      }
    }
    return .form(
      "closure", captures.isEmpty ? nil : .form("captures", captures), node(closure.body))
  }

  static func test(_ test: TypeTest) -> Node {
    switch test {
    case .anything: .atom("anything")
    case .void: .atom("Void")
    case .error: .atom("Error")
    case .conforming(let name): .atom(name)
    case .type(let type): .atom(type.dumped)
    }
  }

  static func store(_ store: TypedStore) -> Node {
    switch store {
    case .nowhere: .atom("_")
    case .standIn(let name): .form("stand-in", .atom(name))
    case .local(let local): .form("local", self.local(local))
    case .initial(let local): .form("new", self.local(local))
    case .global(let index): .form("global", .atom(String(index)))
    case .receiver: .form("self")
    case .field(let slot, let ivar): .form("field", .atom(String(slot)), .atom(ivar.label))
    case .arrow(let holder, _, _, let name): .form("field", .atom(name), node(holder))
    case .superSetter(let selector, _): .form("super", .atom(selector.name))
    case .setter(let setter):
      .form("setter", .atom(setter.selector.name), node(setter.holder))
    case .parts(let parts): .form("parts", parts.map { self.store($0) })
    case .chain(let inner, named: _): .form("chain", self.store(inner))
    case .structMember(let member, let whole, let inner):
      .form("part", .atom("\(member)"), node(whole), self.store(inner))
    case .recordPart(let place, _, let whole, let inner):
      .form("part", .atom(String(place)), node(whole), self.store(inner))
    case .recordElement(_, let whole, let key, let inner):
      .form("element", node(whole), node(key), self.store(inner))
    case .member(let member):
      .form("member", .atom(member.name), node(member.holder), member.store.map { self.store($0) })
    case .element(let holder, let key): .form("element", node(holder), node(key))
    case .swiftElement(let element):
      .form("element", node(element.holder), node(element.key), self.store(element.store))
    case .call(let call, _): .form("call", node(call))
    case .dereference(let pointer, _): .form("*", node(pointer))
    }
  }
}

extension String {
  /// The word at the beginning.
  fileprivate var prefixWord: String { String(prefix { $0 != "(" }) }
}
