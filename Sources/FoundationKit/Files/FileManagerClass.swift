import ObjectModel
import ObjectRuntime
import Syntax

// `NSFileManager`, over the files of the simulated app.
extension FrameworkClass {
  static let fileManager = FrameworkClass(
    "NSFileManager",
    methods: [
      "fileExistsAtPath:": Method { turn, _, arguments throws(Fault) in
        .bool(turn.simulation.item(at: turn.path(arguments.first)) != nil)
      },
      "fileExistsAtPath:isDirectory:": Method { turn, _, arguments throws(Fault) in
        let item = turn.simulation.item(at: turn.path(arguments[0]))
        if arguments[1] != .none, item != nil {
          try turn.assign(.bool(item?.isFolder == true), through: arguments[1])
        }
        return .bool(item != nil)
      },
      "contentsAtPath:": Method { turn, _, arguments throws(Fault) in
        guard let bulk = turn.simulation.file(at: turn.path(arguments[0])) else { return .none }
        let data = try turn.allocateAutoreleased("NSData")
        turn.simulation.bulks[data] = bulk
        return .object(data)
      },
      "createFileAtPath:contents:attributes:": Method { turn, _, arguments throws(Fault) in
        let bulk = arguments[1].object.flatMap { turn.simulation.bulks[$0] } ?? Bulk()
        let path = turn.path(arguments[0])
        return .bool((try? turn.simulation.put(.file(bulk.asFile), at: path)) != nil)
      },
      "createDirectoryAtPath:withIntermediateDirectories:attributes:error:": .makingFolder,
      "createDirectoryAtURL:withIntermediateDirectories:attributes:error:": .makingFolder,
      "removeItemAtPath:error:": .removing, "removeItemAtURL:error:": .removing,
      "copyItemAtPath:toPath:error:": .copying, "copyItemAtURL:toURL:error:": .copying,
      "moveItemAtPath:toPath:error:": .moving, "moveItemAtURL:toURL:error:": .moving,
      "contentsOfDirectoryAtPath:error:": Method { turn, _, arguments throws(Fault) in
        let path = turn.path(arguments[0])
        guard let names = turn.simulation.names(in: path) else {
          return try turn.failed(.noFolder, opening: path, arguments, at: 1)
        }
        return try turn.makeArray(names.map(Value.string))
      },
      "contentsOfDirectoryAtURL:includingPropertiesForKeys:options:error:": Method {
        turn, _, arguments throws(Fault) in
        let path = turn.path(arguments[0])
        guard let names = turn.simulation.names(in: path) else {
          return try turn.failed(.noFolder, opening: path, arguments, at: 3)
        }
        var addresses: [Value] = []
        for name in names {
          addresses.append(try turn.makeURL("file://" + path.appending(pathPart: name)))
        }
        return try turn.makeArray(addresses)
      },
      "attributesOfItemAtPath:error:": Method { turn, _, arguments throws(Fault) in
        let path = turn.path(arguments[0])
        guard let item = turn.simulation.item(at: path) else {
          return try turn.failed(.missing, opening: path, arguments, at: 1)
        }
        var bytes = 0
        if case .file(let bulk) = item { bytes = bulk.bytes }
        let type = item.isFolder ? "NSFileTypeDirectory" : "NSFileTypeRegular"
        return try turn.makeDictionary([
          (.string("NSFileSize"), .number(.int(bytes))),
          (.string("NSFileType"), .string(type)),
        ])
      },
      "URLsForDirectory:inDomains:": Method { turn, _, arguments throws(Fault) in
        try turn.makeArray([try turn.makeURL(folder: arguments[0])])
      },
      "URLForDirectory:inDomain:appropriateForURL:create:error:": Method {
        turn, _, arguments throws(Fault) in
        try turn.makeURL(folder: arguments[0])
      },
      "temporaryDirectory": Method { turn, _, _ throws(Fault) in
        try turn.makeURL("file:///Home/tmp/")
      },
    ],
    classMethods: ["defaultManager": .shared("NSFileManager")])
}

extension FrameworkClass.Method {
  fileprivate static let makingFolder = FrameworkClass.Method { turn, _, arguments throws(Fault) in
    let path = turn.path(arguments[0])
    return try turn.changing(arguments, at: 3, saving: path) { simulation throws(FileMistake) in
      try simulation.makeFolder(at: path, mayExist: arguments[1].isTrue)
    }
  }

  fileprivate static let removing = FrameworkClass.Method { turn, _, arguments throws(Fault) in
    let path = turn.path(arguments[0])
    do throws(FileMistake) {
      try turn.simulation.remove(at: path)
      return .bool(true)
    } catch {
      let name = path.fileName
      if case .denied = error {
        return try turn.fail(
          513,
          "\u{201C}\(name)\u{201D} couldn\u{2019}t be removed because you don\u{2019}t have "
            + "permission to access it.", arguments, at: 1)
      }
      return try turn.fail(
        4, "\u{201C}\(name)\u{201D} couldn\u{2019}t be removed.", arguments, at: 1)
    }
  }

  fileprivate static let copying = FrameworkClass.Method { turn, _, arguments throws(Fault) in
    try turn.copyItem(arguments, moves: false)
  }

  fileprivate static let moving = FrameworkClass.Method { turn, _, arguments throws(Fault) in
    try turn.copyItem(arguments, moves: true)
  }
}

extension Simulation {
  /// Makes a folder, with those above it where that is wanted; then one may be there.
  fileprivate mutating func makeFolder(at path: String, mayExist: Bool) throws(FileMistake) {
    if let item = item(at: path) {
      guard mayExist, item.isFolder else { throw .exists }
      return
    }
    if mayExist, item(at: path.folder) == nil, path.folder != path, path.folder.hasPrefix("/") {
      try makeFolder(at: path.folder, mayExist: true)
    }
    try put(.folder, at: path)
  }
}

extension Turn {
  fileprivate mutating func copyItem(
    _ arguments: [Value], moves: Bool
  ) throws(Fault) -> Value {
    let (path, other) = (self.path(arguments[0]), self.path(arguments[1]))
    guard simulation.item(at: path) != nil else {
      return try failed(.missing, opening: path, arguments, at: 2)
    }
    return try changing(arguments, at: 2, saving: other) { simulation throws(FileMistake) in
      try simulation.copy(from: path, to: other)
      if moves { try simulation.remove(at: path) }
    }
  }

  /// Changes files: true, or what could not be saved told as an error.
  mutating func changing(
    _ arguments: [Value], at place: Int, saving path: String,
    _ change: (inout Simulation) throws(FileMistake) -> Void
  ) throws(Fault) -> Value {
    do throws(FileMistake) {
      try change(&simulation)
      return .bool(true)
    } catch {
      return try failed(error, saving: path, arguments, at: place)
    }
  }

  private mutating func failed(
    _ mistake: FileMistake, saving path: String, _ arguments: [Value], at place: Int
  ) throws(Fault) -> Value {
    let (name, folder) = (path.fileName, path.folder.fileName)
    let file = "the file \u{201C}\(name)\u{201D} in the folder \u{201C}\(folder)\u{201D}"
    switch mistake {
    case .noFolder, .missing:
      return try fail(
        4, "The folder \u{201C}\(folder)\u{201D} doesn\u{2019}t exist.", arguments, at: place)
    case .denied:
      return try fail(
        513, "You don\u{2019}t have permission to save \(file).", arguments, at: place)
    case .folder:
      return try fail(
        512,
        "The file \u{201C}\(name)\u{201D} couldn\u{2019}t be saved in the folder "
          + "\u{201C}\(folder)\u{201D}.", arguments, at: place)
    case .exists:
      return try fail(
        516,
        "The file \u{201C}\(name)\u{201D} couldn\u{2019}t be saved in the folder "
          + "\u{201C}\(folder)\u{201D} because a file with the same name already exists.",
        arguments, at: place)
    }
  }

  /// What could not be opened, told as an error.
  mutating func failed(
    _ mistake: FileMistake, opening path: String, _ arguments: [Value], at place: Int
  ) throws(Fault) -> Value {
    let name = "\u{201C}\(path.fileName)\u{201D}"
    if case .noFolder = mistake {
      return try fail(260, "The folder \(name) doesn\u{2019}t exist.", arguments, at: place)
    }
    return try fail(
      260, "The file \(name) couldn\u{2019}t be opened because there is no such file.",
      arguments, at: place)
  }

  /// A path, or that of a URL of a file; of another URL all of it.
  func path(_ value: Value?) -> String {
    guard let id = value?.object, simulation.isKind(id, of: "NSURL"),
      let address = simulation.field(named: "absoluteString", of: id)
    else { return text(value) }
    let parts = Address(text(address))
    return parts.scheme == "file" ? parts.path.percentDecoded ?? parts.path : text(address)
  }

  fileprivate mutating func makeURL(folder: Value) throws(Fault) -> Value {
    try makeURL("file://" + String.folder(searched: folder.integer) + "/")
  }
}

extension String {
  /// The folder of an app that `NSSearchPathDirectory` names by a number.
  package static func folder(searched directory: Int) -> String {
    let names = [
      9: "/Documents", 13: "/Library/Caches", 14: "/Library/Application Support",
    ]
    return "/Home" + (names[directory] ?? "/Library")
  }
}
