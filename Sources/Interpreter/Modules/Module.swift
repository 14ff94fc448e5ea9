import CCombine
import CLists
import CRoutes
import CTasks
import CValues
import Diagnostics
import Parsing
import Syntax
import TypedTree

/// A library that a script may import: Swift like the script's own, which the world then knows.
struct Module: Sendable {
  let source: SourceText
  let script: Script

  /// The text is the program's own, so that nothing is asked of its diagnostics.
  private init(_ name: String, _ text: String) {
    // The library's code has no line: what it does is told in the line that called it.
    source = SourceText(name: name, text: text, entry: SourceText.entryOfModules)
    script = Script.read(source, dialect: .swift)
  }

  /// The libraries there are, by the name that is imported; one is read when it is first asked for.
  static func named(_ name: String) -> Module? {
    switch name {
    case "Routes": routes
    case "Combine": combine
    case lists: dataSources
    case tasks: streams
    case values: formats
    default: nil
    }
  }

  /// The same for a text with types of its own: those of the library that have their names are
  /// called otherwise, as a script's own hide what it imports.
  ///
  /// Renamed in the text, so that what the library says of its own types still means them.
  static func named(_ name: String, hiddenBy own: Set<String>) -> Module? {
    guard let module = named(name) else { return nil }
    let hidden = own.intersection(module.types)
    if hidden.isEmpty { return module }
    // A name of a type has no dots.
    let prefix = name.split(separator: ".").joined(separator: "_") + "_"
    let text = module.source.text.renamingWords { hidden.contains($0) ? prefix + $0 : $0 }
    return Module(name, text)
  }

  /// The names of the types that it declares.
  private var types: Set<String> { Set(script.items.compactMap(\.declaredType)) }

  /// What of UIKit is Swift's alone; it needs no import, and is loaded where a text names it.
  static let lists = "UIKit.Lists"

  /// What of Swift's concurrency is written in Swift, loaded so as well.
  static let tasks = "Swift.Tasks"

  /// What of Foundation, and of Swift's iterators, is written in Swift, loaded so as well.
  static let values = Declarations.values

  /// What is loaded where a text names it.
  ///
  /// The text is searched and not parsed: this is asked before anything is read, and a word too
  /// many costs only time.
  static func named(in source: SourceText) -> [String] {
    if source.isModule { return [] }
    let text = Array(source.text.utf8)
    var named: Set<String> = []
    for place in text.indices {
      for (word, module) in words[Int(text[place])] where text[place...].starts(with: word) {
        named.insert(module)
      }
    }
    if named.contains(tasks), !waitingWords.contains(where: source.text.contains) {
      named.remove(tasks)
    }
    return [lists, tasks, values].filter(named.contains)
  }

  /// What texts name modules by, by the first byte: all are looked for in one go.
  private static let words: [[(word: [UInt8], module: String)]] = {
    var words = [[(word: [UInt8], module: String)]](repeating: [], count: 256)
    for (module, names) in [(lists, listsWords), (tasks, tasksWords), (values, valuesWords)] {
      for word in names.map({ Array($0.utf8) }) { words[Int(word[0])].append((word, module)) }
    }
    return words
  }()

  private static let listsWords = [
    "DiffableDataSource", "CellRegistration", "SupplementaryRegistration", "ListCell",
    "UICellAccessory",
  ]
  /// Streams are written in code that waits; their names elsewhere, as in a comment's prose, load
  /// nothing.
  private static let waitingWords = ["await", "Task", "Async"]
  private static let tasksWords = [
    "AsyncStream", "AsyncThrowingStream", "TaskGroup", "withTaskCancellationHandler",
    "AsyncSequence", "TaskPriority", ".notifications(named", ".data(from:", ".data(for:",
  ]

  private static let valuesWords = [
    "Calendar", "Codable", "DateComponents", "Hasher", "ObjectIdentifier", "Decodable", "Encodable",
    "JSONDecoder",
    "JSONEncoder", "Locale", "NumberFormatter", "TimeZone", "URLComponents",
    "URLQueryItem", "UUID", "makeIterator", "withObservationTracking",
    "ISO8601DateFormatter", "AnyIterator", "IndexingIterator", "sequence(state",
    "sequence(first", "unicodeScalars", "UnicodeScalar", "Unicode.Scalar", ": Collection",
    ", Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection", "AnySequence", ".lazy", "utf16", "...).", "...)\n", "...\n",
    "(..<", "(...", "= ..", "return ..", "...;", "...,", "PartialRange", "springDuration",
    "appendInterpolation", "RandomNumberGenerator", "partition(by", "lexicographicallyPrecedes",
    "Mirror", "IndexPath(indexes", "IndexPath = [", "DispatchSource",
  ]

  /// Globals are lazy: a module that no text names is never read.
  private static let dataSources = Module(lists, text(lists_text))
  private static let streams = Module(tasks, text(tasks_text))
  private static let formats = Module(values, text(values_text))
  private static let routes = Module("Routes", text(routes_text))
  private static let combine = Module("Combine", text(combine_text))

  /// The bytes are those of the file that is linked into the program.
  private static func text(_ read: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?) -> String {
    var count = 0
    let text = UnsafeBufferPointer(start: read(&count), count: count)
    return String(decoding: text, as: UTF8.self)
  }
}

extension World {
  /// Makes known what a module declares, the first time that it is imported; of modules that there
  /// are not, as UIKit, everything is known anyway. Answers what that changes.
  mutating func load(
    _ statement: Statement, hiddenBy own: Set<String> = []
  ) -> [DeclarationChange] {
    guard case .imported(let name) = statement.kind else { return [] }
    return load(module: name.text, hiddenBy: own)
  }

  /// Once only. Which texts were announced together is put back afterwards, as announcing the
  /// module makes that the module alone.
  mutating func load(module name: String, hiddenBy own: Set<String> = []) -> [DeclarationChange] {
    guard !program.declarations.modules.contains(name),
      let module = Module.named(name, hiddenBy: own)
    else { return [] }
    program.declarations.modules.insert(name)
    // What is waited for of a publisher is a sequence like others.
    let below = name == "Combine" ? load(module: Module.tasks, hiddenBy: own) : []
    let unit = program.declarations.unit
    defer { program.declarations.unit = unit }
    return below + announcing([Part(module.script.items, of: module.source)])
  }
}

extension Script.Item {
  /// The name of the type that it declares; nil for all else.
  var declaredType: String? {
    guard case .statement(let statement, .swift) = self, case .type(let type) = statement.kind
    else {
      return nil
    }
    if case .extending = type.form { return nil }
    return type.name.text
  }
}

extension String {
  /// The text with other words, which are letters and digits that belong together.
  fileprivate func renamingWords(_ renamed: (String) -> String) -> String {
    var (result, word) = ("", "")
    for character in self {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      result += renamed(word)
      result.append(character)
      word = ""
    }
    return result + renamed(word)
  }
}
