import Syntax

/// The classes of a program: first the framework's, then those that it declares.
///
/// The framework's may be outlines, which name a class, what is above it and its version: the rest
/// is made when it is first looked into, for there are a hundred and most runs need few.
public struct ClassTable: Sendable {
  @usableFromInline var classes: [Class]
  private var ids: [String: ClassID]
  @usableFromInline let whole: @Sendable (ClassID) -> Class
  /// Whether some class of the learner's has an `initialize` of its own, which precedes the first
  /// message to a class.
  public private(set) var hasInitializers = false
  /// Whether a category of the learner's has added to a class of collections.
  public private(set) var hasOwnCollections = false

  /// The messages that nobody declares and that every object answers with a stand-in.
  public private(set) var standInMembers: Set<Selector> = []

  package init(
    _ classes: [Class], ids: [String: ClassID], whole: @escaping @Sendable (ClassID) -> Class
  ) {
    self.classes = classes
    self.ids = ids
    self.whole = whole
  }

  @inlinable
  public subscript(_ id: ClassID) -> Class {
    _read {
      if classes[id.index].isOutline {
        yield whole(id)
      } else {
        yield classes[id.index]
      }
    }
    _modify {
      if classes[id.index].isOutline { classes[id.index] = whole(id) }
      yield &classes[id.index]
    }
  }

  /// The class as it stands: for what an outline has too, its name and its place among the classes,
  /// this costs less.
  @inlinable
  public subscript(outline id: ClassID) -> Class {
    _read { yield classes[id.index] }
  }

  /// Puts the whole of a class and of those above it in the places of their outlines: from its
  /// first object on it is looked at with every message.
  package mutating func complete(_ type: ClassID) {
    var next: ClassID? = type
    while let id = next {
      if classes[id.index].isOutline { classes[id.index] = whole(id) }
      next = classes[id.index].superclass
    }
  }
}

extension ClassTable: Hashable {
  // The rest follows from the classes; what is an outline is the same in every table.
  public static func == (one: ClassTable, other: ClassTable) -> Bool {
    one.classes == other.classes && one.hasInitializers == other.hasInitializers
      && one.hasOwnCollections == other.hasOwnCollections
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(classes) }
}

// MARK: - Looking up
extension ClassTable {
  public func id(named name: String) -> ClassID? { ids[name] }

  /// The names of all classes, the framework's first.
  public var names: [String] { classes.map(\.name) }

  /// The class and its superclasses, the class first.
  @inlinable
  public func lineage(of id: ClassID) -> Lineage { Lineage(classes, id) }

  public func isKind(_ id: ClassID, of name: String) -> Bool {
    guard let wanted = ids[name] else { return false }
    return isKind(id, of: wanted)
  }

  /// Whether a class is another one, or inherits from it.
  @inlinable @inline(__always)
  public func isKind(_ id: ClassID, of other: ClassID) -> Bool {
    var next: ClassID? = id
    while let type = next {
      if type == other { return true }
      next = classes[type.index].superclass
    }
    return false
  }

  /// The place of an ivar in an object's fields, and its declaration; subclasses are searched
  /// first.
  public func ivar(named name: String, of id: ClassID) -> (slot: Int, ivar: Ivar)? {
    first(in: id) { type in
      type.ivarPlaces[name].map { (type.firstField + $0, type.ivars[$0]) }
    }
  }

  /// The places of the fields by which alone objects of the class are equal; nil where no `==` of
  /// its own, or of a class above, says that it goes by some.
  package func comparedFields(of id: ClassID) -> [Int]? {
    guard let names = first(in: id, \.comparedIvars) else { return nil }
    let places = names.compactMap { ivar(named: $0, of: id)?.slot }
    return places.count == names.count ? places : nil
  }

  public func property(named name: String, of id: ClassID) -> Property? {
    first(in: id) { type in type.propertyPlaces[name].map { type.properties[$0] } }
  }

  /// Whether a property or an ivar of that name is an outlet.
  public func hasOutlet(named name: String, of id: ClassID) -> Bool {
    let isProperty = first(in: id) { type in
      type.propertyPlaces[name].map { type.properties[$0].outlet != nil }
    }
    if isProperty == true { return true }
    return first(in: id) { type in type.ivarPlaces[name].map { type.ivars[$0].outlet != nil } }
      ?? false
  }

  /// What a method of the class itself runs for a message, or one of its objects.
  @inline(__always)
  package func implementation(
    _ selector: Selector, in id: ClassID, isOfClass: Bool = false
  ) -> Class.Implementation? {
    look(into: id) { type in
      isOfClass ? type.classMethods[selector] : type.methods[selector]
    }
  }

  /// What the ivars that the class itself declares hold in a new object.
  package func blank(of id: ClassID) -> [Value] { look(into: id, \.blank) }

  /// The properties of the class itself that show what a view's content is, with the places of
  /// their ivars in an object's fields.
  package func content(of id: ClassID) -> [(property: String, slot: Int)] {
    look(into: id) { type in type.content.map { ($0.property, type.firstField + $0.ivar) } }
  }

  /// The type of an ivar, by its place in the fields of an object of the class.
  package func fieldType(_ slot: Int, of id: ClassID) -> FieldType? {
    first(in: id) { type in
      let place = slot - type.firstField
      return type.ivars.indices.contains(place) ? type.ivars[place].type : nil
    }
  }

  /// What is found first in a class and those above it.
  @inline(__always)
  private func first<Result>(in id: ClassID, _ find: (Class) -> Result?) -> Result? {
    var next: ClassID? = id
    while let type = next {
      if let found = look(into: type, find) { return found }
      next = classes[type.index].superclass
    }
    return nil
  }

  /// Looks into a class where it lies: a copy of it would cost more than most looks.
  @inline(__always)
  private func look<Result>(into id: ClassID, _ find: (Class) -> Result) -> Result {
    classes[id.index].isOutline ? find(whole(id)) : find(classes[id.index])
  }

  /// The outlets a nib may connect, superclass first, each once.
  public func outlets(of id: ClassID) -> [(name: String, outlet: Outlet)] {
    var found: [(name: String, outlet: Outlet)] = []
    var names: Set<String> = []
    for type in Array(lineage(of: id)).reversed() {
      let properties = self[type].properties.compactMap { property in
        property.outlet.map { (property.name, $0) }
      }
      let ivars = self[type].ivars.compactMap { ivar in ivar.outlet.map { (ivar.name, $0) } }
      for (name, outlet) in properties + ivars where names.insert(name).inserted {
        found.append((name, outlet))
      }
    }
    return found
  }
}

// MARK: - Declaring
extension ClassTable {
  /// Adds a class, or replaces the learner's class of that name.
  ///
  /// Objects that live already keep the fields they have; fields that came later read as zero.
  @discardableResult
  public mutating func declare(_ type: Class) -> ClassID {
    var type = type
    type.index()
    type.kind = type.superclass.map { classes[$0.index].kind } ?? .plain
    type.since = type.superclass.map { classes[$0.index].since } ?? .oldest
    type.firstField = type.superclass.map { self[$0].firstField + self[$0].ivars.count } ?? 0
    if let id = ids[type.name] {
      self[id] = type
      return id
    }
    let id = ClassID(index: classes.count)
    classes.append(type)
    ids[type.name] = id
    return id
  }

  /// Adds the methods of a category to a class of the framework's.
  public mutating func extend(_ type: ClassID, with added: Class) {
    self[type].methods.merge(added.methods) { $1 }
    self[type].classMethods.merge(added.classMethods) { $1 }
    switch classes[type.index].kind {
    case .array, .set, .dictionary: hasOwnCollections = true
    case .plain, .view, .window, .viewController, .string: break
    }
  }

  /// From here on, who has no method for the message answers it with a stand-in.
  public mutating func standIn(for member: Selector) { standInMembers.insert(member) }

  /// Whether a class, or one above it, is a stand-in.
  public func hasStandIn(_ id: ClassID) -> Bool {
    lineage(of: id).contains { classes[$0.index].isStandIn }
  }

  /// From here on, the first message to a class is preceded by `initialize`.
  public mutating func beginInitializing() { hasInitializers = true }
}

/// A class and its superclasses.
public struct Lineage: Sequence, IteratorProtocol {
  // Not the simulation: to hold all of it costs more than to go through the classes.
  @usableFromInline let classes: [Class]
  @usableFromInline var type: ClassID?

  @inlinable
  init(_ classes: [Class], _ type: ClassID) { (self.classes, self.type) = (classes, type) }

  @inlinable
  public mutating func next() -> ClassID? {
    guard let type else { return nil }
    self.type = classes[type.index].superclass
    return type
  }
}
