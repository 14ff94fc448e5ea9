import Simulator
import Syntax

/// The body of a method or function, its expressions typed.
struct TypedBody: Sendable {
  /// What it is called, for errors.
  var name: String
  /// What the text is called in which it is written.
  var home: String
  var memory: Memory
  var dialect: Dialect
  var parameters: [Parameter] = []
  /// What the compiler puts before what is written.
  var prologue: [TypedStatement] = []
  var main: TypedStatement = .nothing
  var slotCount = 0
  /// The slots of blocks that live and die with the frame.
  var stackBlocks: [Int] = []
  /// The type of the result; nil where there is none.
  var returns: FieldType?
  /// The numbers of the locals that closures refer to: they lie on the heap.
  var shared: Set<Int> = []
  var ending = Ending.asWritten
  /// Whether what it makes is made by an initialiser.
  var isInitializing = false
  /// The initialiser that calls neither another of its class nor one above.
  var skipsSuper: SkippedSuper?
  /// Under ARC, the class whose `dealloc` this is: the superclass's follows by itself.
  var deallocates: ClassID?

  /// A parameter as the call fills it.
  struct Parameter: Sendable {
    var name: String
    var type: FieldType
    var isOwned: Bool
  }

  struct SkippedSuper: Sendable {
    var selector: Selector
    var type: ClassID
  }

  enum Ending: Sendable {
    case asWritten
    /// An initialiser answers `self`, or nil where it failed.
    case answeringSelf
    /// An initialiser that is inherited answers what the superclass's does with so many arguments.
    case askingSuper(Selector, owner: ClassID?, arguments: Int)
  }
}

/// A block or closure: its body, and what it takes from around it.
struct TypedClosure: Sendable {
  var body: TypedBody
  var captures: [Capture]
  /// Where a local function finds itself.
  var ownSlot: Int?
  /// The slot of a block that lies on the stack; nil for one of the heap.
  var stackSlot: Int?

  struct Capture: Sendable {
    var name: String
    /// How it is held, where it is not a variable that is shared.
    var strength: Strength
    /// Where the closure finds it; nil for `self`.
    var slot: Int?
    var source: Source
  }

  enum Source: Sendable {
    case receiver
    /// A variable around it: its value, or the variable itself where it is shared.
    case local(Local)
    /// A value of the capture list.
    case value(TypedExpression)
  }
}
