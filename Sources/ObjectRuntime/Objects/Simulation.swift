public import InterfaceModel
public import ObjectModel
public import Syntax

/// A running app in the simulated UIKit: everything that is so at one moment, as one value.
///
/// Copying it is how undo, forks and comparisons work. Nothing happens in it by itself: a `Turn`
/// runs messages on it.
public struct Simulation: Hashable, Sendable {
  public let version: UIKitVersion
  public let device: Device
  /// How Objective-C code of this app counts references, unless it says otherwise.
  public var memory: Memory
  package let framework: FrameworkTable

  /// The heap. Freed objects stay, marked dead, so that a zombie can say what it was.
  @usableFromInline var objects: [Object] = []
  private var deadCount = 0
  public var classes: ClassTable
  /// How many objects of each class there have been.
  private var serials: [Int] = []
  /// The classes that have been sent it, since there is one.
  var initialized: Set<ClassID> = []

  public package(set) var variables = VariableTable()

  /// What UIKit knows of its views and controllers, and of how the app stands on the screen.
  package var interface = Interface()
  @Apart package var layout = LayoutModel()
  package var contents = Contents()
  /// What images and data keep in memory.
  package var bulks: [ObjectID: Bulk] = [:]
  /// The bytes of responses from the network that are kept in memory.
  package var cachedResponseBytes = 0
  /// What was printed without the end of a line.
  public internal(set) var unfinishedLine = ""
  /// What was declared or put at paths; nil for what was declared not to exist, or taken away.
  package var files: [String: StoredItem?] = [:]
  /// What the open autorelease pools will release, innermost pool last.
  package var pools: [[ObjectID]] = [[]]
  @Apart package var runLoop = RunLoop()
  @Apart package var tasks = Tasks()

  /// How many launches came before this one: an object is known by its number in one launch only.
  public internal(set) var launchCount = 0
  /// The classes of the delegates with which the app was launched.
  public package(set) var launched: LaunchedClasses?
  package var singletons: [String: ObjectID] = [:]
  @Apart package var observers = Observers()
  @Apart package var keyObservers = KeyObservers()
  /// What was associated with objects and classes.
  @Apart var associations: [Value: [Association]] = [:]
  /// The methods that the program has put in the places of those that classes declare.
  @Apart package var rewirings: [MethodPlace: MethodImplementation] = [:]
  /// Whether there are any.
  public internal(set) var isRewired = false
  @Apart package var randomNumbers = RandomNumbers()
  /// Whether the program is a part of an app: nibs, storyboards and extensions that nobody has seen
  /// have what is missing.
  public var isPartial = false
  /// What stand-ins are taken for: what is so whatever they are rests on none of them.
  public var guess = Guess.plain
  /// Whether anything that has happened may rest on what a stand-in was or answered.
  public package(set) var hasStoodIn = false
  /// What was made in the place of stand-ins, for those who need a real one: what the stand-in is told
  /// it never hears.
  public package(set) var madeForStandIns: Set<ObjectID> = []
  /// Whether what is given a closure and declared by nobody calls it there and then, the first time.
  public var callsAtOnce = false
  /// What was stored in variables and properties that nobody declares: who lets go of it there,
  /// nobody knows.
  public package(set) var heldByStandIns: Set<ObjectID> = []
  /// Objects of the framework's that the script takes for those of classes nobody declares, as a
  /// controller does with the view of its nib.
  var takenForUnknown: Set<ObjectID> = []
  /// What the stand-ins were asked for, by their names.
  public internal(set) var asked: [String: AskedMembers] = [:]
  /// How a person has decided conditions that rest on stand-ins, by their lines.
  package var decisions: [Int: Bool] = [:]
  /// The lines whose condition was told to rest on a stand-in.
  var decidedLines: Set<Int> = []
  /// What was stored in stand-ins.
  var standIns: [StandInPlace: Value] = [:]
  /// The closures that what nobody declares was given, by the numbers of their code.
  var waiting: [Int: WaitingClosure] = [:]
  /// Whether this run has said that real retain counts differ.
  package var hasWarnedOfRetainCount = false

  /// An app just launched: a visible key window without a root view controller.
  package init(
    framework: FrameworkTable, version: UIKitVersion, device: Device, memory: Memory
  ) {
    self.framework = framework
    self.version = version
    self.device = device
    self.memory = memory
    classes = framework.outlined
    launch()
  }
}

// MARK: - Classes
extension Simulation {
  @inlinable
  public subscript(_ id: ClassID) -> Class {
    _read { yield classes[id] }
    _modify { yield &classes[id] }
  }

  @inlinable
  public func isKind(_ id: ClassID, of name: String) -> Bool { classes.isKind(id, of: name) }

  public func isKind(_ id: ObjectID, of name: String) -> Bool {
    classes.isKind(self[id].type, of: name)
  }

  /// Whether this version of iOS has the class.
  public func isAvailable(_ id: ClassID) -> Bool { classes[outline: id].since <= version }

  /// Whether the object's class is the script's own.
  public func isLearners(_ id: ObjectID) -> Bool { classes[outline: self[id].type].isLearners }
}

// MARK: - Objects
extension Simulation {
  public subscript(_ id: ObjectID) -> Object {
    _read { yield objects[id.index] }
    _modify { yield &objects[id.index] }
  }

  /// All objects ever made, oldest first.
  public var allObjects: some Sequence<ObjectID> { objects.indices.lazy.map(ObjectID.init(index:)) }

  @inlinable @inline(__always)
  public func isAlive(_ id: ObjectID) -> Bool {
    if case .alive = objects[id.index].life { true } else { false }
  }

  /// How many objects are not dead.
  var liveCount: Int { objects.count - deadCount }

  /// Marks an object dead, for ever.
  mutating func bury(_ id: ObjectID, line: Int) {
    if case .dead = self[id].life { return }
    self[id].life = .dead(line: line)
    // Who is dead owns nothing, and nobody owns it: only what a zombie is told by stays.
    self[id].fields = []
    self[id].ownerships = Ownerships()
    deadCount += 1
  }

  /// Adds an object without owners.
  package mutating func create(_ type: ClassID, line: Int) -> ObjectID {
    create(type, line: line, fields: blankFields(of: type))
  }

  /// Adds an object whose fields are known to be these.
  mutating func create(_ type: ClassID, line: Int, fields: [Value]) -> ObjectID {
    while serials.count <= type.index { serials.append(0) }
    if serials[type.index] == 0 { classes.complete(type) }
    serials[type.index] += 1
    return append(Object(type: type, serial: serials[type.index], fields: fields, line: line))
  }

  /// Adds an object that nobody names, and that is not counted among those of its class.
  mutating func createUnnumbered(_ type: ClassID, line: Int) -> ObjectID {
    append(Object(type: type, serial: 0, fields: [], line: line))
  }

  private mutating func append(_ object: Object) -> ObjectID {
    objects.append(object)
    return ObjectID(index: objects.count - 1)
  }

  func blankFields(of type: ClassID) -> [Value] {
    let own = classes.blank(of: type)
    guard let superclass = classes[outline: type].superclass else { return own }
    var fields = blankFields(of: superclass) + own
    for (name, usual) in framework.defaults(of: classes[outline: type])
    where usual.since <= version {
      let ivar = classes.property(named: name, of: type)?.ivar
      if let ivar, let (slot, _) = classes.ivar(named: ivar, of: type) {
        fields[slot] = usual.value
      }
    }
    return fields
  }
}

// MARK: - Variables
extension Simulation {
  /// What people call an object: the variable that has referred to it for longest, else the one that
  /// last did and holds no other object now, else `Class#n`.
  public func name(of id: ObjectID) -> String {
    if id == interface.window, variables.place(of: "window") == nil { return "window" }
    let called = self[id].variable.flatMap { variables.place(of: $0) }.map { variables[$0] }
    if let called, called.value.object == id { return called.name }
    if let other = variable(referringTo: id) { return other }
    if let called, called.value.object == nil { return called.name }
    return number(of: id)
  }

  private func variable(referringTo id: ObjectID) -> String? {
    variables.first { if case .object(id) = $0.value { true } else { false } }?.name
  }

  /// Notes that a variable refers to an object no more: another one that does takes its place.
  mutating func uncall(_ id: ObjectID, by variable: String) {
    guard self[id].variable == variable, let other = self.variable(referringTo: id) else { return }
    self[id].variable = other
  }

  /// Notes that a variable refers to an object from now on.
  mutating func call(_ id: ObjectID, by variable: String) {
    let place = self[id].variable.flatMap { variables.place(of: $0) }
    let isCalled = place.map { variables[$0].value.object == id } ?? false
    if !isCalled { self[id].variable = variable }
  }

  /// What an object is called that no variable refers to: `UITextView#1`.
  func number(of id: ObjectID) -> String {
    classes[outline: self[id].type].name + "#" + String(self[id].serial)
  }
}
