package import Diagnostics

extension SourceText {
  /// The number of the entry that the text of a library is; it is none that was typed.
  package static let entryOfModules = 0

  /// Whether it is the text of a library.
  package var isModule: Bool { entry == SourceText.entryOfModules }
}
