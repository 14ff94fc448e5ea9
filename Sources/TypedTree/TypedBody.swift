package import ObjectModel
package import Syntax

/// The body of a method or function, its expressions typed.
package struct TypedBody: Sendable {
  /// What it is called, for errors.
  package var name: String
  /// What the text is called in which it is written.
  package var home: String
  package var memory: Memory
  package var dialect: Dialect
  package var parameters: [Parameter] = []
  /// What the compiler puts before what is written.
  package var prologue: [TypedStatement] = []
  package var main: TypedStatement = .nothing
  package var slotCount = 0
  /// Whether it says `await`.
  package var suspends = false
  /// The slots of blocks that live and die with the frame.
  package var stackBlocks: [Int] = []
  /// The type of the result; nil where there is none.
  package var returns: FieldType?
  /// The numbers of the locals that closures refer to: they lie on the heap.
  package var shared: Set<Int> = []
  package var ending = Ending.asWritten
  /// Whether what it makes is made by an initialiser.
  package var isInitializing = false
  /// The initialiser that calls neither another of its class nor one above.
  package var skipsSuper: SkippedSuper?
  /// Under ARC, the class whose `dealloc` this is: the superclass's follows by itself.
  package var deallocates: ClassID?

  package init(
    name: String, home: String, memory: Memory, dialect: Dialect, parameters: [Parameter] = [],
    prologue: [TypedStatement] = [], main: TypedStatement = .nothing, slotCount: Int = 0,
    stackBlocks: [Int] = [], returns: FieldType? = nil, shared: Set<Int> = [],
    ending: Ending = Ending.asWritten, isInitializing: Bool = false,
    skipsSuper: SkippedSuper? = nil, deallocates: ClassID? = nil
  ) {
    self.name = name
    self.home = home
    self.memory = memory
    self.dialect = dialect
    self.parameters = parameters
    self.prologue = prologue
    self.main = main
    self.slotCount = slotCount
    self.stackBlocks = stackBlocks
    self.returns = returns
    self.shared = shared
    self.ending = ending
    self.isInitializing = isInitializing
    self.skipsSuper = skipsSuper
    self.deallocates = deallocates
  }

  /// A parameter as the call fills it.
  package struct Parameter: Sendable {
    package var name: String
    package var type: FieldType
    package var isOwned: Bool

    /// The name of what holds all that is given behind the last parameter, as C writes it.
    package static let more = "..."

    package init(name: String, type: FieldType, isOwned: Bool) {
      self.name = name
      self.type = type
      self.isOwned = isOwned
    }
  }

  package struct SkippedSuper: Sendable {
    package var selector: Selector
    package var type: ClassID

    package init(selector: Selector, type: ClassID) {
      self.selector = selector
      self.type = type
    }
  }

  package enum Ending: Sendable {
    case asWritten
    /// An initialiser answers `self`, or nil where it failed.
    case answeringSelf
    /// An initialiser that is inherited answers what the superclass's does with so many arguments.
    case askingSuper(Selector, owner: ClassID?, arguments: Int)
  }
}

/// A block or closure: its body, and what it takes from around it.
package struct TypedClosure: Sendable {
  package var body: TypedBody
  /// The line on which it begins.
  package var line: Int
  package var captures: [Capture]
  /// Where a local function finds itself.
  package var ownSlot: Int?
  /// The slot of a block that lies on the stack; nil for one of the heap.
  package var stackSlot: Int?
  /// Of a key path: the way that it goes, as it would be written with its root.
  package var path: String?

  package init(
    body: TypedBody, line: Int, captures: [Capture], ownSlot: Int? = nil, stackSlot: Int? = nil
  ) {
    self.body = body
    self.line = line
    self.captures = captures
    self.ownSlot = ownSlot
    self.stackSlot = stackSlot
  }

  package struct Capture: Sendable {
    package var name: String
    /// How it is held, where it is not a variable that is shared.
    package var strength: Strength
    /// Where the closure finds it; nil for `self`.
    package var slot: Int?
    package var source: Source

    package init(name: String, strength: Strength, slot: Int? = nil, source: Source) {
      self.name = name
      self.strength = strength
      self.slot = slot
      self.source = source
    }
  }

  package enum Source: Sendable {
    case receiver
    /// A variable around it: its value, or the variable itself where it is shared.
    case local(Local)
    /// A value of the capture list.
    case value(TypedExpression)
  }
}
