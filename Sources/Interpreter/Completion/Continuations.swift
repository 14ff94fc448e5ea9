import ObjectModel
import ObjectRuntime
import Parsing
import StandardLibrary
public import Syntax
import UIKitAPI

/// What code may go on with at the end of an unfinished text, in the dialect that it is written in.
///
/// Behind a receiver (`x.`, `[x `) it is what the class of x and its ancestors have; behind
/// `override func` the methods of a life cycle; else variables, functions and classes.
public struct Continuations {
  /// A word that may go on from what is typed.
  public struct Word: Equatable, Sendable {
    public var text: String
    /// What follows it, or what it is: labels of a method, the class of a variable.
    public var note: String

    init(_ text: String, note: String = "") {
      self.text = text
      self.note = note
    }
  }

  /// What is nearest first: a class's own members before inherited ones, variables before classes.
  public private(set) var words: [Word] = []
  /// The UTF-8 offset at which the word begins that is being typed.
  public let start: Int
  /// Told by the text itself, else the one that was used last.
  public let dialect: Dialect
  private let world: World
  /// The text before that word.
  private let before: Substring
  private let word: Substring

  /// Words are not filtered by what is typed already: whoever shows them does that.
  public init(of text: String, preferred: Dialect, in world: World) {
    let tail = text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
    word = text.suffix(tail)
    before = text.dropLast(tail)
    start = before.utf8.count
    self.world = world
    dialect = DialectRecognizer.dialect(of: Array(text.utf8), from: 0) ?? preferred
    words = continuations()
  }

  /// What stands right before the word decides, as in an editor: a dot, `override func`, a method's
  /// sign, an open bracket, or nothing.
  private func continuations() -> [Word] {
    if let receiver = before.dotReceiver {
      return Receiver(receiver, dialect, before, in: world)?.members(behindDot: true) ?? []
    }
    if before.trimmedAtEnd.hasSuffix("override func") {
      return Overridable.all(in: world.simulation.version).map { Word($0.swift + " {") }
    }
    if let row = before.split(separator: "\n", omittingEmptySubsequences: false).last,
      row.hasPrefix("- "), dialect == .objectiveC
    {
      return Overridable.all(in: world.simulation.version)
        .filter { row.trimmedAtEnd.hasSuffix("(\($0.result))") }.map { Word($0.objectiveC + " {") }
    }
    if let receiver = before.bracketReceiver {
      return Receiver(receiver, dialect, before, in: world)?.members(behindDot: false) ?? []
    }
    return names
  }

  /// What a statement may begin with; classes only when a letter of theirs is there.
  private var names: [Word] {
    let simulation = world.simulation
    let variables = world.variableNames.map { name in
      let id = simulation.object(named: name)
      return Word(name, note: id.map { simulation[simulation[$0].type].name } ?? "")
    }
    if word.isEmpty { return variables }
    let classes = world.classNames.compactMap { name -> Word? in
      guard name.first?.isUppercase == true else { return nil }
      let superclass = simulation.classes.id(named: name).flatMap { simulation[$0].superclass }
      let spelt = dialect == .swift ? SwiftNames.swiftType(name) : name
      return Word(spelt, note: superclass.map { ": " + simulation[$0].name } ?? "")
    }
    let functions = world.functionNames + Builtin.names + (dialect == .swift ? ["print"] : [])
    return variables + messages + (functions + ["NSLog"]).map { Word($0 + "(") } + classes
  }

  /// What can be sent to the current controller without a receiver.
  private var messages: [Word] {
    LifeCycle.allCases.map { message in
      dialect == .swift ? Word(swift: message.rawValue) : Word(message.rawValue)
    }
  }
}

extension Continuations.Word {
  /// A method in Swift: up to its bracket, the labels as a note.
  init(swift selector: String) {
    let name = SwiftNames.fullName(selector: selector)
    self.init(full: name.text)
  }

  /// `present(_:animated:completion:)` as `present(` and what follows.
  init(full name: String) {
    guard let bracket = name.firstIndex(of: "("), !name.hasSuffix("()") else {
      self.init(name)
      return
    }
    self.init(name[...bracket].description, note: name[bracket...].description)
  }
}

extension Substring {
  /// The receiver before a dot at the end: `x`, `self.view`, `[x view]`.
  ///
  /// Read backwards, as the text before it need be no code: brackets are counted, so that calls in
  /// the chain are passed over.
  fileprivate var dotReceiver: Substring? {
    guard last == "." else { return nil }
    let text = dropLast()
    var depth = 0
    let receiver = text.reversed().prefix { character in
      if "])".contains(character) { depth += 1 }
      if depth > 0 {
        if "[(".contains(character) { depth -= 1 }
        return true
      }
      return character.isLetter || character.isNumber || "_.?!".contains(character)
    }
    return receiver.isEmpty ? nil : text.suffix(receiver.count)
  }

  /// The receiver behind the innermost open bracket, when nothing but spaces follows it.
  ///
  /// A message that has a word behind its receiver already is going on, and gets no more of them.
  fileprivate var bracketReceiver: Substring? {
    guard last?.isWhitespace == true else { return nil }
    var depth = 0
    for place in indices.reversed() {
      if "])".contains(self[place]) { depth += 1 }
      if "[(".contains(self[place]) { depth -= 1 }
      if depth < 0 {
        let inside = self[index(after: place)...].trimmedAtEnd
        let isWhole = inside.hasPrefix("[") && inside.hasSuffix("]") || !inside.contains(" ")
        return self[place] == "[" && !inside.isEmpty && isWhole ? inside : nil
      }
    }
    return nil
  }

  /// Only the end is trimmed: offsets from the beginning stay what they are.
  fileprivate var trimmedAtEnd: Substring {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
