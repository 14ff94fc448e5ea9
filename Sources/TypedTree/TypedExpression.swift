package import Diagnostics
package import ObjectModel
package import Syntax

/// An expression whose meaning and type are known, and that is yet to be made runnable.
package struct TypedExpression: Sendable {
  package var kind: Kind
  package var type: StaticType
  /// Where it stands in its text; empty for what nobody wrote.
  package var range = SourceRange(0, 0)
  /// Whether it stands for what could not be typed.
  package var isMissing = false
  /// Whether its value is worth an echo at the prompt.
  package var isEchoed = true

  package init(_ type: StaticType, isEchoed: Bool = true, _ kind: Kind) {
    self.type = type
    self.kind = kind
    self.isEchoed = isEchoed
  }

  package static func constant(_ value: Value, _ type: StaticType) -> TypedExpression {
    TypedExpression(type, .constant(value))
  }

  /// Stands for what could not be typed.
  package static let missing: TypedExpression = {
    var missing = TypedExpression(.any, .constant(.none))
    missing.isMissing = true
    return missing
  }()

  package indirect enum Kind: Sendable {
    // MARK: Places
    case constant(Value)
    /// A whole number as it is written, which may become a floating one.
    case integerLiteral(Int)
    case local(Local)
    /// A slot of the frame that only the compiler names.
    case slot(Int)
    /// `self`.
    case receiver
    /// A field of `self`, and what it is called.
    case field(Int, named: String)
    /// A field of `self` that a nib fills.
    case outlet(Int)
    /// `a->b`.
    case arrow(TypedExpression, slot: Int, named: String)
    case global(Int)
    /// A top-level variable that Swift declared `unowned`.
    case unownedGlobal(Int)
    case window
    /// The receiver of a bare life-cycle selector, found when the program runs.
    case currentController
    /// Whether the system is at least of a version; nil where iOS is not named.
    case availability(String?)
    /// A part of the tuple in a slot.
    case tuplePart(Int, inSlot: Int)

    /// A value that nobody declares.
    case standIn(String)

    // MARK: Literals
    case string([TypedExpression])
    /// A value as Swift prints it, or as it prints it inside another.
    case printed(TypedExpression, isInside: Bool)
    case array([TypedExpression])
    case set([TypedExpression])
    case dictionary([Pair])
    case tuple([TypedExpression], labels: [String])
    case boxed(TypedExpression)
    /// A point, size or rectangle from the numbers of its parts.
    case structure([TypedExpression])
    /// A structure or array of C, each value with its place.
    case record(RecordType, [Part])
    case closure(TypedClosure)
    /// Statements, and then a value, before what their scope owns is let go.
    case statements([TypedStatement], value: TypedExpression, owned: [Local])

    // MARK: Operators
    case arithmetic(BinaryOperator, TypedExpression, TypedExpression, line: Int)
    /// Swift's `+` where texts or arrays may be meant.
    case joined(TypedExpression, TypedExpression, line: Int)
    case comparison(BinaryOperator, TypedExpression, TypedExpression)
    case logical(BinaryOperator, TypedExpression, TypedExpression)
    case coalescing(TypedExpression, TypedExpression)
    case patternMatch(TypedExpression, TypedExpression)
    case comma(TypedExpression, TypedExpression)
    case range(TypedExpression, TypedExpression, isClosed: Bool, line: Int)
    case not(TypedExpression)
    case negation(TypedExpression)
    case complement(TypedExpression)
    /// `+x`.
    case promotion(TypedExpression)
    /// As many bits of a number as the type of the whole has room for.
    case narrowed(TypedExpression)
    case dereference(TypedExpression)
    case conditional(TypedExpression, TypedExpression, TypedExpression)
    /// `a ?: b`.
    case elvis(TypedExpression, TypedExpression)
    case cast(Expression.CastForm, TypedExpression, TypeTest)
    case isType(TypedExpression, TypeTest)
    case attempt(Expression.AttemptForm, TypedExpression)

    // MARK: Assignments
    case assignment(TypedStore, place: TypedExpression, value: TypedExpression)
    case compoundAssignment(
      BinaryOperator, TypedStore, place: TypedExpression, value: TypedExpression, line: Int)
    /// `i++`, `--i`.
    case step(Int, isPrefix: Bool, TypedStore, place: TypedExpression)
    case swap(TypedExpression, TypedExpression, TypedStore, TypedStore)
    /// `&x`: the address of a temporary in a slot, which the call around gives back.
    case address(TypedExpression, slot: Int, named: String)
    /// `&x` of a local variable: where it lies on the heap.
    case box(Local)
    /// A call that gives back what was lent to it.
    case lent(TypedExpression, [Loan])

    // MARK: Members
    case structMember(StructMember, TypedExpression)
    case recordPart(Int, TypedExpression)
    case recordElement(RecordType, TypedExpression, TypedExpression)
    /// A member of a value whose type only the run shows.
    case dynamicMember(String, TypedExpression, MessagePlace)
    case libraryProperty(String, TypedExpression, line: Int)
    /// `a[i]` of Objective-C.
    case element(TypedExpression, TypedExpression, line: Int)
    case swiftElement(TypedExpression, TypedExpression, fallback: TypedExpression?, line: Int)
    case slice(
      TypedExpression, from: TypedExpression?, to: TypedExpression?, isClosed: Bool, line: Int)
    case chainLink(TypedExpression)
    /// `x.method?(…)`: who is to be sent the message, and nil where it does not answer that.
    case answeringLink(TypedExpression, Selector)
    case chain(TypedExpression)
    case forced(TypedExpression)

    // MARK: Calls
    case message(Message)
    case superMessage(Selector, owner: ClassID, [TypedExpression], line: Int)
    /// A block, closure or function in a value.
    case call(TypedExpression, [TypedExpression], line: Int)
    /// A function of the script, by the number of its body.
    case function(Int, [TypedExpression], line: Int)
    case dynamicCall(DynamicCall)
    case builtin(String, [TypedExpression], line: Int)
    case primitive(Primitive, [TypedExpression], line: Int? = nil)
    case libraryMethod(LibraryCall)
    case libraryMutation(LibraryCall, TypedStore, isAlone: Bool)
    /// `optional.map { … }`.
    case mapOptional(TypedExpression, TypedExpression, line: Int)
    case mutatingCall(
      Selector, TypedExpression, [TypedExpression], TypedStore, isAlone: Bool, line: Int)
    /// `assert` and its kin: the text is evaluated only where the test fails.
    case assertion(
      TypedExpression?, text: TypedExpression?, word: String, isFailure: Bool, line: Int)
    /// `dispatch_once`.
    case once(TypedExpression, TypedStore, TypedExpression)
    case endlessDefault

    // MARK: Values of Swift's
    case enumCase(String, of: ClassID, labels: [String], [TypedExpression])
    case allCases([String], of: ClassID)
    case fromRawValue(TypedExpression, [Enumeration.Case], of: ClassID)
    case rawValue(TypedExpression)
    case makeStructure(ClassID, [Field])

    // MARK: What the way something is written says of its purpose
    /// Only the truth is asked, or whether it is nil; or it is used where it is not nil.
    case tested(TypedExpression, isUsed: Bool)
    /// Alone on a line, it wants the view loaded.
    case demanded(TypedExpression)
    /// Of a size, not all is used.
    case measured(TypedExpression, SizeUse)
    /// A size that is only printed is not relied on.
    case unrelied(TypedExpression)
  }
}

/// What is used of a frame: one side of its size, or only its place.
package enum SizeUse: Sendable { case width, height, none }

// MARK: - Parts
extension TypedExpression {
  package struct Pair: Sendable {
    package var key: TypedExpression
    package var value: TypedExpression

    package init(key: TypedExpression, value: TypedExpression) {
      self.key = key
      self.value = value
    }
  }

  package struct Part: Sendable {
    package var place: Int
    package var value: TypedExpression

    package init(place: Int, value: TypedExpression) {
      self.place = place
      self.value = value
    }
  }

  /// A field of a structure that is being made.
  package struct Field: Sendable {
    package var slot: Int
    package var ivar: Ivar
    package var value: TypedExpression

    package init(slot: Int, ivar: Ivar, value: TypedExpression) {
      self.slot = slot
      self.ivar = ivar
      self.value = value
    }
  }

  /// A variable that was lent: where it lies meanwhile, and how its value gets back.
  package struct Loan: Sendable {
    package var slot: Int
    package var name: String
    package var store: TypedStore

    package init(slot: Int, name: String, store: TypedStore) {
      self.slot = slot
      self.name = name
      self.store = store
    }
  }

  package struct Message: Sendable {
    package var selector: Selector
    package var receiver: TypedExpression
    package var arguments: [TypedExpression]
    package var place: MessagePlace

    package init(
      selector: Selector, receiver: TypedExpression, arguments: [TypedExpression],
      place: MessagePlace
    ) {
      self.selector = selector
      self.receiver = receiver
      self.arguments = arguments
      self.place = place
    }
  }

  /// `x.handler(1)`, where only the run shows whether it is a method or a closure in a property or
  /// tuple; both look for `x` in the slot.
  package struct DynamicCall: Sendable {
    package var name: String
    package var target: TypedExpression
    package var slot: Int
    package var message: Message
    /// What is called with the message's arguments where it is no method.
    package var part: TypedExpression
    package var line: Int

    package init(
      name: String, target: TypedExpression, slot: Int, message: Message, part: TypedExpression,
      line: Int
    ) {
      self.name = name
      self.target = target
      self.slot = slot
      self.message = message
      self.part = part
      self.line = line
    }
  }

  /// A call of a method of Swift's own types; a value that does not have it gets the message.
  package struct LibraryCall: Sendable {
    package var key: String
    package var selector: Selector
    package var target: TypedExpression
    package var arguments: [TypedExpression]
    package var line: Int
    package var mayBeNil = false

    package init(
      key: String, selector: Selector, target: TypedExpression, arguments: [TypedExpression],
      line: Int, mayBeNil: Bool = false
    ) {
      self.key = key
      self.selector = selector
      self.target = target
      self.arguments = arguments
      self.line = line
      self.mayBeNil = mayBeNil
    }
  }
}

/// Where a message was written, and how its receiver was.
package struct MessagePlace: Sendable {
  package var line: Int
  package var text: String
  /// The holder and the name of the outlet that the receiver may be.
  package var outlet: Outlet?

  package init(line: Int, text: String, outlet: Outlet? = nil) {
    self.line = line
    self.text = text
    self.outlet = outlet
  }

  package struct Outlet: Sendable {
    package var holder: TypedExpression
    package var name: String

    package init(holder: TypedExpression, name: String) {
      self.holder = holder
      self.name = name
    }
  }
}

/// Whether a value is of a type, as far as it shows when the program runs.
package enum TypeTest: Sendable {
  /// What is open fits.
  case anything
  /// Void has one value, which nothing stands for.
  case void
  case error
  case conforming(to: String)
  case type(StaticType)
}
