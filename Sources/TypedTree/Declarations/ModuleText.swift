package import Diagnostics

extension SourceText {
  /// The number of the entry that the text of a library is; it is none that was typed.
  package static let entryOfModules = 0

  /// Whether it is the text of a library.
  package var isModule: Bool { entry == SourceText.entryOfModules }

  /// The name of the library that a text belongs to: `Foundation` of `Foundation.Values`.
  package var library: String { String(name.prefix { $0 != "." }) }
}

extension Declarations {
  /// The module of Foundation that is written in Swift: a text that names one of its types loads it.
  package static let values = "Foundation.Values"
}
