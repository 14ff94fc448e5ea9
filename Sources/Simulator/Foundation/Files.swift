// Files of the simulated app: images and data, of which only the size counts.

/// What an object keeps in memory beside its fields.
struct Bulk: Hashable, Sendable {
  var bytes: Int
  /// Whether it came from a file, which can be read again.
  var isFromFile: Bool
}

extension Simulation {
  /// What every file holds that was not declared otherwise: 1 MB (contract §2).
  static let usualFileSize = 1_000_000

  /// Declares the size of a file, or (nil) that there is none of the name.
  public mutating func declareFile(named name: String, bytes: Int?) {
    files[name] = .some(bytes)
  }

  /// How long a file is; nil when it does not exist. Folders do not count.
  func size(ofFile path: String) -> Int? {
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    if let declared = files[name] { return declared }
    return Simulation.usualFileSize
  }

  /// The bytes of images and data from files that an object holds, itself and through collections and
  /// objects of the learner's classes.
  public func rebuildableBytes(heldBy id: ObjectID) -> Int {
    var seen: Set<ObjectID> = []
    var waiting = [id]
    var bytes = 0
    while let next = waiting.popLast() {
      guard isAlive(next), seen.insert(next).inserted else { continue }
      if let bulk = bulks[next], bulk.isFromFile { bytes += bulk.bytes }
      if views[next] != nil || viewControllers[next] != nil { continue }
      waiting += contents[next]?.members ?? []
      waiting += self[next].fields.compactMap(\.object).filter { held in
        self[held].owners.contains { $0.holder == next }
      }
    }
    return bytes
  }
}

extension FrameworkClass {
  static let imageClassMethods: [Selector: Method] = [
    "imageNamed:": .reading, "imageWithContentsOfFile:": .reading,
    "imageWithData:": Method { turn, me, arguments throws(Fault) in
      try turn.makeBulk(me, arguments.first?.object.flatMap { turn.simulation.bulks[$0] })
    },
  ]

  static let imageMethods: [Selector: Method] = [
    "initWithContentsOfFile:": .filling,
    // What Swift's `UIImage(named:)` sends.
    "imageNamed:": .filling,
    "size": Method { _, _, _ throws(Fault) in .size(Size(width: 100, height: 100)) },
  ]

  static let dataClassMethods: [Selector: Method] = [
    "dataWithContentsOfFile:": .reading,
    "dataWithLength:": Method { turn, me, arguments throws(Fault) in
      try turn.makeBulk(me, Bulk(bytes: arguments.first?.integer ?? 0, isFromFile: false))
    },
    "dataWithData:": Method { turn, me, arguments throws(Fault) in
      try turn.makeBulk(me, arguments.first?.object.flatMap { turn.simulation.bulks[$0] })
    },
  ]

  static let dataMethods: [Selector: Method] = [
    "initWithContentsOfFile:": .filling,
    "length": .answer { turn, me, _ throws(Fault) in .int(turn.simulation.bulks[me]?.bytes ?? 0) },
    "writeToFile:atomically:": .answer { turn, me, arguments throws(Fault) in
      guard let path = turn.simulation.text(of: arguments.first ?? .none) else {
        return .bool(false)
      }
      let name = path.split(separator: "/").last.map { String($0) } ?? path
      turn.simulation.declareFile(named: name, bytes: turn.simulation.bulks[me]?.bytes ?? 0)
      turn.simulation.bulks[me]?.isFromFile = true
      return .bool(true)
    },
  ]
}

extension FrameworkClass.Method {
  /// Reads a file into a new object; nil when there is none.
  fileprivate static let reading = FrameworkClass.Method { turn, me, arguments throws(Fault) in
    guard let path = turn.simulation.text(of: arguments.first ?? .none),
      let bytes = turn.simulation.size(ofFile: path)
    else { return .none }
    return try turn.makeBulk(me, Bulk(bytes: bytes, isFromFile: true))
  }

  /// Reads a file into the object that is being initialised.
  fileprivate static let filling = answer { turn, me, arguments throws(Fault) in
    guard let path = turn.simulation.text(of: arguments.first ?? .none),
      let bytes = turn.simulation.size(ofFile: path)
    else { return .none }
    turn.simulation.bulks[me] = Bulk(bytes: bytes, isFromFile: true)
    return .object(me)
  }
}

extension Turn {
  fileprivate mutating func makeBulk(_ type: Value, _ bulk: Bulk?) throws(Fault) -> Value {
    guard case .type(let type) = type, let bulk else { return .none }
    let id = try allocateAutoreleased(simulation[type].name)
    simulation.bulks[id] = bulk
    return .object(id)
  }

  /// Caches give back what they hold when memory is short.
  mutating func emptyCaches() throws(Fault) {
    for id in simulation.allObjects
    where simulation.isAlive(id) && simulation.isKind(id, of: "NSCache") {
      try releaseMembers(of: id)
      simulation.contents[id] = .dictionary([])
    }
  }
}
