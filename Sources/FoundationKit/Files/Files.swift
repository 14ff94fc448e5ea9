import InterfaceModel
public import ObjectModel
public import ObjectRuntime
import Syntax

// Files of the simulated app: images and data, of which only the size counts.

extension Simulation {
  /// The bytes of images and data from files that an object holds, itself and through collections
  /// and objects of the learner's classes.
  public func rebuildableBytes(heldBy id: ObjectID) -> Int {
    var seen: Set<ObjectID> = []
    var waiting = [id]
    var bytes = 0
    while let next = waiting.popLast() {
      guard isAlive(next), seen.insert(next).inserted else { continue }
      if let bulk = bulks[next], bulk.isFromFile { bytes.add(saturating: bulk.bytes) }
      if interface.views[next] != nil || interface.viewControllers[next] != nil { continue }
      waiting += contents[next]?.members ?? []
      waiting += self[next].fields.compactMap(\.object).filter { held in
        self[held].owners.contains { $0.holder == next }
      }
    }
    return bytes
  }
}

extension FrameworkClass {
  /// Data, and what reads and writes files.
  static let fileClasses: [FrameworkClass] = [
    data,
    FrameworkClass(
      "NSMutableData", of: "NSData",
      methods: [
        "setLength:": .growing { $1 - $0 }, "increaseLengthBy:": .growing { $1 },
        "appendData:": .action { turn, me, arguments throws(Fault) in
          let others = arguments.first ?? .none
          turn.simulation.bulks[me] = turn.simulation.bulk(.object(me), followedBy: others)
        },
      ],
      classMethods: ["dataWithCapacity:": .emptyBulk]),
    cache, bundle, fileManager,
  ]

  /// `NSData` is a length, the knowledge whether a file can give it back, and its bytes only where
  /// they are known (see `Octets.swift`).
  private static let data = FrameworkClass(
    "NSData",
    methods: [
      "initWithContentsOfFile:": .filling, "initWithContentsOfURL:": .filling,
      "initWithLength:": .answer { turn, me, arguments throws(Fault) in
        turn.simulation.bulks[me] = Bulk(bytes: max(0, arguments[0].integer), isFromFile: false)
        return .object(me)
      },
      "initWithData:": .answer { turn, me, arguments throws(Fault) in
        turn.simulation.bulks[me] = arguments.first?.object.flatMap { turn.simulation.bulks[$0] }
        return .object(me)
      },
      "length": .answer { turn, me, _ throws(Fault) in
        .int(turn.simulation.bulks[me]?.bytes ?? 0)
      },
      "isEqualToData:": Method { turn, me, arguments throws(Fault) in
        .bool(turn.simulation.areEqual(me, arguments.first ?? .none))
      },
      "base64EncodedStringWithOptions:": Method(since: UIKitVersion(7)) {
        turn, me, _ throws(Fault) in
        .string((turn.simulation.octets(of: me) ?? []).base64)
      },
      "initWithBase64EncodedString:options:": .answer(since: UIKitVersion(7)) {
        turn, me, arguments throws(Fault) in
        guard let octets = [UInt8](base64: turn.text(arguments[0])) else { return .none }
        turn.simulation.bulks[me] = Bulk(octets: octets)
        return .object(me)
      },
      "writeToFile:atomically:": .writingData(errorAt: nil),
      "writeToURL:atomically:": .writingData(errorAt: nil),
      "writeToFile:options:error:": .writingData(errorAt: 2),
      "writeToURL:options:error:": .writingData(errorAt: 2),
      "initWithContentsOfURL:options:error:": .answer { turn, me, arguments throws(Fault) in
        let path = turn.path(arguments[0])
        guard let bulk = turn.simulation.file(at: path) else {
          return try turn.failed(.missing, opening: path, arguments, at: 2)
        }
        turn.simulation.bulks[me] = bulk
        return .object(me)
      },
      "copyWithZone:": .answer { turn, me, _ throws(Fault) in
        let copy = try turn.allocate(
          turn.simulation[me].type, counting: turn.memory, claim: .copy)
        turn.simulation.bulks[copy] = turn.simulation.bulks[me]
        return .object(copy)
      },
    ],
    classMethods: [
      "data": .emptyBulk,
      "dataWithContentsOfFile:": .reading, "dataWithContentsOfURL:": .reading,
      "dataWithLength:": Method { turn, me, arguments throws(Fault) in
        try turn.makeBulk(me, Bulk(bytes: max(0, arguments[0].integer), isFromFile: false))
      },
      "dataWithData:": Method { turn, me, arguments throws(Fault) in
        try turn.makeBulk(me, arguments.first?.object.flatMap { turn.simulation.bulks[$0] })
      },
    ])

  /// The main bundle: every file exists in it that was not declared missing.
  private static let bundle = FrameworkClass(
    "NSBundle",
    methods: [
      "pathForResource:ofType:": Method { turn, _, arguments throws(Fault) in
        let suffix = turn.text(arguments[1])
        let name = turn.text(arguments[0]) + (suffix.isEmpty ? "" : "." + suffix)
        return turn.simulation.item(at: name) == nil ? .none : .string("/App.app/" + name)
      },
      // UIKit's, which loads them.
      "loadNibNamed:owner:options:": Method { turn, me, arguments throws(Fault) in
        guard let type = turn.simulation.classes.id(named: "UINib") else { return .none }
        let nib = try turn.send(
          "nibWithNibName:bundle:", to: .type(type), [arguments[0], me], from: .uikit)
        return try turn.send(
          "instantiateWithOwner:options:", to: nib, [arguments[1], .none], from: .uikit)
      },
      "URLForResource:withExtension:": Method(since: UIKitVersion(4)) {
        turn, me, arguments throws(Fault) in
        let path = try turn.send("pathForResource:ofType:", to: me, arguments, from: .uikit)
        guard path != .none, let type = turn.simulation.classes.id(named: "NSURL") else {
          return .none
        }
        return try turn.send("fileURLWithPath:", to: .type(type), [path], from: .uikit)
      },
      "description": Method { _, _, _ throws(Fault) in .string("NSBundle </App.app> (loaded)") },
      "bundlePath": Method { _, _, _ throws(Fault) in .string("/App.app") },
      "resourcePath": Method { _, _, _ throws(Fault) in .string("/App.app") },
      "bundleIdentifier": Method { _, _, _ throws(Fault) in .string("com.example.App") },
    ],
    classMethods: ["mainBundle": .singleton("bundle")])
}

extension FrameworkClass.Method {
  /// Reads a file into a new object; nil when there is none.
  package static let reading = FrameworkClass.Method { turn, me, arguments throws(Fault) in
    try turn.makeBulk(me, turn.bulk(ofFile: arguments.first))
  }

  /// Reads a file into the object that is being initialised; nil when there is none.
  package static let filling = answer { turn, me, arguments throws(Fault) in
    guard let bulk = turn.bulk(ofFile: arguments.first) else { return .none }
    turn.simulation.bulks[me] = bulk
    return .object(me)
  }

  /// Writes data to a file; without a place for an error the answer alone tells of one.
  fileprivate static func writingData(errorAt place: Int?) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      let bulk = (turn.simulation.bulks[me] ?? Bulk()).asFile
      let path = turn.path(arguments[0])
      guard let place else {
        guard (try? turn.simulation.put(.file(bulk), at: path)) != nil else { return .bool(false) }
        turn.simulation.bulks[me] = bulk
        return .bool(true)
      }
      let written = try turn.changing(arguments, at: place, saving: path) {
        simulation throws(FileMistake) in try simulation.put(.file(bulk), at: path)
      }
      if written.isTrue { turn.simulation.bulks[me] = bulk }
      return written
    }
  }

  /// Data without bytes, as `data` and a mutable one of any capacity are: a capacity is no length.
  fileprivate static let emptyBulk = FrameworkClass.Method { turn, me, _ throws(Fault) in
    try turn.makeBulk(me, Bulk())
  }

  /// Changes a length by what the old one and the argument decide; `setLength:` may shorten.
  fileprivate static func growing(
    by growth: @escaping @Sendable (_ old: Int, Int) -> Int
  ) -> FrameworkClass.Method {
    action { turn, me, arguments throws(Fault) in
      let old = turn.simulation.bulks[me]?.bytes ?? 0
      // A length is an unsigned number.
      let number = max(0, arguments[0].integer)
      turn.simulation.bulks[me, default: Bulk()].grow(by: growth(old, number))
    }
  }
}

extension Turn {
  /// Data of the class that the message went to; nil, as the initialisers of Foundation answer,
  /// where there is nothing to fill it with.
  package mutating func makeBulk(_ type: Value, _ bulk: Bulk?) throws(Fault) -> Value {
    guard case .type(let type) = type, let bulk else { return .none }
    let id = try allocateAutoreleased(simulation.classes[outline: type].name)
    simulation.bulks[id] = bulk
    return .object(id)
  }

  /// What a file named by a path or a URL holds; nil when there is none.
  package func bulk(ofFile path: Value?) -> Bulk? {
    guard let path, path != .none else { return nil }
    return simulation.file(at: self.path(path))
  }
}
