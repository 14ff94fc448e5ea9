import ObjectModel
import ObjectRuntime
import Syntax

// Texts in files, all of them in UTF-8.
extension FrameworkClass {
  static let textFileMethods: [Selector: Method] = [
    "initWithContentsOfFile:encoding:error:": .answer { turn, me, arguments throws(Fault) in
      try turn.fill(text: me, arguments)
    },
    "initWithContentsOfURL:encoding:error:": .answer { turn, me, arguments throws(Fault) in
      try turn.fill(text: me, arguments)
    },
    "writeToFile:atomically:": Method { turn, me, arguments throws(Fault) in
      let bulk = Bulk(text: turn.text(me)).asFile
      let path = turn.path(arguments[0])
      return .bool((try? turn.simulation.put(.file(bulk), at: path)) != nil)
    },
    "writeToFile:atomically:encoding:error:": .writingText,
    "writeToURL:atomically:encoding:error:": .writingText,
  ]

  static let textFileClassMethods: [Selector: Method] = [
    "stringWithContentsOfFile:encoding:error:": .readingText,
    "stringWithContentsOfURL:encoding:error:": .readingText,
  ]
}

extension FrameworkClass.Method {
  fileprivate static let writingText = FrameworkClass.Method { turn, me, arguments throws(Fault) in
    let bulk = Bulk(text: turn.text(me)).asFile
    let path = turn.path(arguments[0])
    return try turn.changing(arguments, at: 3, saving: path) { simulation throws(FileMistake) in
      try simulation.put(.file(bulk), at: path)
    }
  }

  fileprivate static let readingText = FrameworkClass.Method { turn, _, arguments throws(Fault) in
    try turn.text(inFile: arguments).map(Value.string) ?? .none
  }
}

extension Turn {
  fileprivate mutating func fill(text: ObjectID, _ arguments: [Value]) throws(Fault) -> Value {
    guard let read = try self.text(inFile: arguments) else { return .none }
    simulation.contents[text] = .string(read)
    return .object(text)
  }

  /// What a file says; of one whose bytes nobody knows nothing.
  fileprivate mutating func text(inFile arguments: [Value]) throws(Fault) -> String? {
    let path = path(arguments[0])
    guard let bulk = simulation.file(at: path) else {
      _ = try failed(.missing, opening: path, arguments, at: 2)
      return nil
    }
    guard let octets = bulk.octets else { return "" }
    if let text = String(validating: octets, as: UTF8.self) { return text }
    _ = try fail(
      261,
      "The file \u{201C}\(path.fileName)\u{201D} couldn\u{2019}t be opened using text encoding "
        + "Unicode (UTF-8).", arguments, at: 2)
    return nil
  }
}
