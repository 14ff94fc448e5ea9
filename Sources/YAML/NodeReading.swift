public import Diagnostics

extension Node {
  /// Reads a text that must be one YAML document without a mistake; an empty text is null.
  ///
  /// `offset` is where the text begins in its file: it is added to every range.
  public static func read(
    _ text: String, offset: Int = 0
  ) throws(Diagnostic<YAMLFact>) -> Node {
    var diagnostics: [Diagnostic<YAMLFact>] = []
    let node = parse(text, offset: offset, diagnostics: &diagnostics)
    if let first = diagnostics.first { throw first }
    return node ?? Node(.null, range: SourceRange(offset, offset))
  }

  /// Reads what can be read and adds every mistake to `diagnostics`; nil when there is no tree.
  ///
  /// Of a key given twice the first counts; anchors and tags are ignored, an alias is null.
  public static func parse(
    _ text: String, offset: Int = 0, diagnostics: inout [Diagnostic<YAMLFact>]
  ) -> Node? {
    var tree = YAMLTree(text, offset: offset)
    do throws(Diagnostic<YAMLFact>) {
      let node = try tree.document()
      // Joining two arrays costs making their type at run time, which most readings can do without.
      if !tree.diagnostics.isEmpty { diagnostics += tree.diagnostics }
      return node
    } catch {
      diagnostics += tree.diagnostics + [error]
      return nil
    }
  }
}
