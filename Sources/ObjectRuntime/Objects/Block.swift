public import ObjectModel
import Syntax

/// A block of Objective-C or a closure of Swift: the code it runs, and what it captured.
///
/// It is an object, and owns what it captured by a strong reference; under manual counting only
/// once it has been copied from the stack to the heap.
public struct Block: Hashable, Sendable {
  /// By the language's own number.
  public var code: Int
  /// In the order in which its code first names them.
  public var captures: [Capture]
  public var isSwift: Bool
  public var storage: Storage
  /// Of a key path: the way that it goes. Two that go one way are equal.
  public var path: String?

  public init(
    code: Int, captures: [Capture], isSwift: Bool, storage: Storage, path: String? = nil
  ) {
    self.path = path
    self.code = code
    self.captures = captures
    self.isSwift = isSwift
    self.storage = storage
  }

  /// A variable that a block has a copy of.
  public struct Capture: Hashable, Sendable {
    public var name: String
    public var value: Value
    public var strength: Strength

    public init(_ name: String, _ value: Value, _ strength: Strength) {
      self.name = name
      self.value = value
      self.strength = strength
    }
  }

  /// Where a block lives, which decides how long.
  public enum Storage: Hashable, Sendable {
    /// Part of the frame of the method that made it, with which it dies.
    case stack
    case heap
    /// It captures nothing, and is there once and for ever.
    case global
  }

  /// The class as Foundation prints it.
  var className: String {
    switch storage {
    case .stack: "__NSStackBlock__"
    case .heap: "__NSMallocBlock__"
    case .global: "__NSGlobalBlock__"
    }
  }
}

extension Simulation {
  /// The block that an object is; nil for what is none, and for a block that is dead.
  public func block(_ id: ObjectID) -> Block? {
    if case .block(let block) = contents[id] { block } else { nil }
  }
}

extension Simulation {
  /// What code that captures is called.
  public enum ClosureKind: String, Sendable {
    case block, closure
    /// One that waits, and keeps what its calls need.
    case task
  }

  /// What an object is that captures, dead ones too; nil for a variable that closures share.
  public func closureKind(of id: ObjectID) -> ClosureKind? {
    guard self[id].serial > 0 else { return nil }
    return switch classes[outline: self[id].type].name {
    case "closure": .closure
    case "Task": .task
    default: .block
    }
  }
}

// MARK: - Making and copying
extension Turn {
  /// The block that an object is, without a look at all of the simulation.
  public mutating func block(_ id: ObjectID) -> Block? { simulation.contents.block(id) }

  /// Makes the object of a block literal: owned by the statement on the heap, by nobody on the
  /// stack.
  public mutating func makeBlock(_ block: Block, line: Int) throws(Fault) -> ObjectID {
    let global = "block \(block.code)"
    if block.storage == .global, let known = simulation.singletons[global] { return known }
    guard let type = simulation.classes.id(named: block.isSwift ? "closure" : "NSBlock") else {
      preconditionFailure("the framework has the classes of blocks")
    }
    try checkHeap()
    let id = simulation.create(type, line: line)
    simulation.contents[id] = .block(block)
    switch block.storage {
    case .stack: break
    case .heap:
      try retainCaptures(of: id)
      keepForStatement(id)
    case .global:
      simulation[id].ownerships = [Ownership(.framework, since: statement.lowerBound)]
      simulation.singletons[global] = id
    }
    return id
  }

  /// What `copy` and `Block_copy` answer: the block itself, or one on the heap in place of one on
  /// the stack. Who asked owns it.
  package mutating func copyBlock(_ id: ObjectID) throws(Fault) -> ObjectID {
    guard var block = simulation.block(id) else { return id }
    switch block.storage {
    case .global: break
    case .heap where memory == .manual: try retain(id, as: .claim(.copy, line: line))
    case .heap: keepForStatement(id)
    case .stack:
      block.storage = .heap
      let copy = try allocate(simulation[id].type, counting: .manual, claim: .copy)
      simulation[copy].line = simulation[id].line
      simulation.contents[copy] = .block(block)
      try retainCaptures(of: copy)
      return copy
    }
    return id
  }

  /// Keeps a block for later, as the framework does: it copies what it is given.
  package mutating func keepBlock(_ value: Value) throws(Fault) -> ObjectID? {
    guard let id = value.object else { return nil }
    guard simulation.block(id)?.storage == .stack else {
      try retain(id, as: .framework)
      return id
    }
    let copy = try copyBlock(id)
    simulation[copy].ownerships = [Ownership(.framework, since: statement.lowerBound)]
    return copy
  }

  private mutating func retainCaptures(of id: ObjectID) throws(Fault) {
    for capture in simulation.block(id)?.captures ?? [] where capture.strength == .strong {
      if let captured = capture.value.object {
        try retain(captured, as: .capture(by: id, capture.name))
      }
    }
  }

  /// What a block on the heap does when it dies: it lets go of what it captured, in order.
  package mutating func releaseCaptures(of id: ObjectID) throws(Fault) {
    guard let block = simulation.block(id) else { return }
    simulation.contents[id] = nil
    for capture in block.captures where capture.strength == .strong {
      if let captured = capture.value.object {
        try release(captured, from: .capture(by: id, capture.name))
      }
    }
  }

  /// Ends a block on the stack together with its frame, whoever still points to it.
  public mutating func endStackBlock(_ id: ObjectID) {
    simulation.bury(id, line: line)
    simulation[id].ownerships = []
    simulation.contents[id] = nil
  }
}

// MARK: - Calling
extension Turn {
  /// Calls a block: the one way from the framework into the code of a block.
  @discardableResult
  public mutating func call(
    block value: Value, _ arguments: [Value] = []
  ) throws(Fault) -> Value {
    if case .standIn = value { return value }
    guard let owner = simulation.classes.id(named: "NSBlock") else { return .none }
    return try learnersCode(
      &self,
      Invocation(
        receiver: value, selector: "invoke", arguments: arguments, body: 0, owner: owner,
        isBlock: true))
  }

  /// Why a value cannot be called as a block.
  public func refusal(toCall value: Value) -> Fault {
    guard let id = value.object else {
      return .crash(.badAccess, reason: "a block that is nil was called")
    }
    if case .dead = simulation[id].life {
      let line = simulation[id].line
      return .crash(.badAccess, reason: "the block of line \(line) was called after its end")
    }
    return unrecognized("invoke", sentTo: value)
  }
}
