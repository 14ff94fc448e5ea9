package import ObjectModel
import Syntax

/// The classes of Foundation and UIKit that a simulation knows.
public final class FrameworkTable: Sendable {
  /// Superclasses before subclasses; a class's place is its `ClassID`.
  public let classes: [FrameworkClass]
  /// The same, as far as every look-up needs them.
  package let outlines: [Class]
  private let ids: [String: ClassID]
  /// The classes of what is no object of the heap.
  let string, number: ClassID?
  let controller: ClassID?
  let array, mutableArray, dictionary, mutableDictionary: ClassID?

  package init(_ classes: [FrameworkClass]) {
    self.classes = classes
    let ids = Dictionary(
      uniqueKeysWithValues: classes.indices.map { (classes[$0].name, ClassID(index: $0)) })
    self.ids = ids
    var outlines: [Class] = []
    for type in classes {
      let above = type.superclass.flatMap { ids[$0] }
      outlines.append(
        Class(outline: type, superclass: above, below: above.map { outlines[$0.index] }))
    }
    self.outlines = outlines
    (string, number, controller) = (ids["NSString"], ids["NSNumber"], ids["UIViewController"])
    (array, mutableArray) = (ids["NSArray"], ids["NSMutableArray"])
    (dictionary, mutableDictionary) = (ids["NSDictionary"], ids["NSMutableDictionary"])
  }
}

extension FrameworkTable {
  /// The class table a simulation starts with, of outlines.
  package var outlined: ClassTable { ClassTable(outlines, ids: ids) { [self] in whole($0) } }

  /// A class with its fields and the accessors of its stored properties.
  package func whole(_ id: ClassID) -> Class { classes[id.index].whole(in: self) }

  func superclass(of type: FrameworkClass) -> ClassID? { type.superclass.flatMap { ids[$0] } }

  /// The first version of a property that is younger than its class.
  func version(of property: String, in type: Class) -> UIKitVersion? {
    framework(of: type)?.propertyVersions[property]
  }

  func defaults(of type: Class) -> [String: FrameworkClass.Default] {
    framework(of: type)?.defaults ?? [:]
  }

  private func framework(of type: Class) -> FrameworkClass? {
    type.isLearners ? nil : ids[type.name].map { classes[$0.index] }
  }
}

extension FrameworkTable: Hashable {
  public static func == (one: FrameworkTable, other: FrameworkTable) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Class {
  /// A class of the framework, as far as every look-up needs it.
  init(outline type: FrameworkClass, superclass: ClassID?, below above: Class?) {
    self.init(name: type.name, superclass: superclass, isLearners: false, memory: .manual)
    isOutline = true
    kind = Class.Kind(founder: type.name) ?? above?.kind ?? .plain
    since = max(type.since, above?.since ?? .oldest)
  }

  /// A class of the framework with its fields and the accessors of its stored properties.
  init(_ type: FrameworkClass, superclass: ClassID?, below above: Class?) {
    self.init(outline: type, superclass: superclass, below: above)
    isOutline = false
    properties = type.properties
    ivars = properties.compactMap(\.backingIvar)
    firstField = above.map { $0.firstField + $0.ivars.count } ?? 0
    for (place, property) in properties.enumerated() where property.ivar != nil {
      methods[property.getter] = .getter(place)
      if !property.isReadOnly { methods[property.setter] = .setter(place) }
    }
    index()
  }
}
