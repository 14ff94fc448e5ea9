/// The few parts that a page for browsers is made of; texts come in as they are and are escaped
/// here, contents are HTML.
enum HTML {
  /// Attributes in the order in which they are given.
  static func element(
    _ name: String, _ content: String, _ attributes: KeyValuePairs<String, String> = [:]
  ) -> String {
    let words = attributes.map { name, value in
      " \(name)=\"\(escaped(value).replacing("\"", with: "&quot;"))\""
    }
    return "<\(name)\(words.joined())>\(content)</\(name)>"
  }

  /// An element whose content is text.
  static func text(_ name: String, _ text: String) -> String { element(name, escaped(text)) }

  /// A block of code; ends of lines are kept, whichever they are.
  static func code(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return element(
      "pre", element("code", lines.map { escaped(String($0)) }.joined(separator: "\n")))
  }

  /// Lines of a wide screen: those that stand further in keep their form, others are paragraphs.
  static func lines(_ lines: [String]) -> String {
    var parts: [String] = []
    var kept: [String] = []
    /// Ends a run of lines that keep their form.
    func end() {
      if !kept.isEmpty { parts.append(code(kept.joined(separator: "\n"))) }
      kept = []
    }
    for line in lines {
      if line.hasPrefix("  ") {
        kept.append(line)
      } else {
        end()
        if !line.isEmpty { parts.append(element("p", sentence(line))) }
      }
    }
    end()
    return parts.joined(separator: "\n")
  }

  /// A sentence of the interface, in which what stands between backticks is code.
  static func sentence(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map { String($0) }
    if parts.count.isMultiple(of: 2) { return escaped(text) }
    return parts.enumerated().map { place, part in
      place.isMultiple(of: 2) ? escaped(part) : element("code", escaped(part))
    }.joined()
  }
}
