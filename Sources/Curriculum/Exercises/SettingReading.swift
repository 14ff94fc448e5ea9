import Diagnostics
import YAML

extension ContentReader {
  static let settingKeys = ["ios", "memory", "device", "dialects", "show", "setup"]

  /// The app of a step or question; `dialects` are those of the file.
  mutating func setting(in fields: Fields, dialects: [Snippet.Dialect]) -> Setting {
    var setting = Setting(dialects: self.dialects(fields["dialects"]) ?? dialects)
    // A list of versions is what an exercise compares, each with an app of its own.
    if fields["ios"]?.items == nil { setting.ios = version(fields["ios"]) }
    setting.memory = word(fields["memory"], of: Snippet.Memory.self)
    setting.device = word(fields["device"], of: Setting.Device.self)
    setting.show = word(fields["show"], of: Setting.Show.self) ?? .setup
    setting.setup = code(fields["setup"], in: setting.dialects)
    return setting
  }

  /// A list of dialects, each once; the first is the one that code is written in.
  mutating func dialects(_ node: Node?) -> [Snippet.Dialect]? {
    guard let node else { return nil }
    let dialects = list(node) { reader, item in
      reader.word(item, of: Snippet.Dialect.self).map { Located($0.rawValue, at: item.range) }
    }
    guard let dialects else { return nil }
    if node.items?.isEmpty == true { report(.emptyList, at: node.range) }
    requireUnique(dialects)
    return dialects.compactMap { Snippet.Dialect(rawValue: $0.value) }
  }

  /// Code in the first of the dialects, or a mapping from dialects to code.
  mutating func code(_ node: Node?, in dialects: [Snippet.Dialect]) -> Code? {
    guard let node else { return nil }
    let first = dialects.first ?? .swift
    guard let entries = node.entries else { return code(node).map { Code($0, in: first) } }
    let known = Snippet.Dialect.allCases.map(\.rawValue)
    _ = fields(of: node, known: known)
    var written: [Snippet.Dialect: Snippet] = [:]
    for entry in entries {
      guard let dialect = Snippet.Dialect(rawValue: entry.key) else { continue }
      written[dialect] = code(entry.value)
    }
    if let text = written[first] { return Code(text, in: first, other: written[first.other]) }
    if entries.allSatisfy({ known.contains($0.key) }) {
      report(.missingKey(first.rawValue), at: node.range)
    }
    return nil
  }

  /// `true` or `false`.
  mutating func flag(_ node: Node?) -> Bool {
    guard let node else { return false }
    if let flag = Bool(node.string ?? "") { return flag }
    report(.expected(.flag), at: node.range)
    return false
  }

  /// A text that is one of some words.
  mutating func word(_ node: Node?, among known: [String]) -> String? {
    guard let text = text(node) else { return nil }
    if known.contains(text.value) { return text.value }
    report(
      .unknownValue(text.value, known: known), at: text.range,
      suggestion: suggestion(for: text.value, among: known))
    return nil
  }
}
