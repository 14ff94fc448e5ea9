import CMarkGFM

/// cmark-gfm's tree, freed with its owner.
struct MarkdownTree: ~Copyable {
  private let document: OpaquePointer?

  init(_ text: String) {
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else {
      preconditionFailure("memory is exhausted")
    }
    defer { cmark_parser_free(parser) }
    if let tables = Self.tables { cmark_parser_attach_syntax_extension(parser, tables) }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
    }
    document = cmark_parser_finish(parser)
  }

  deinit {
    cmark_node_free(document)
  }

  /// The blocks of the document; they must not outlive the tree.
  var blocks: [MarkdownNode] { document.map { MarkdownNode($0).children } ?? [] }

  /// Registered once, as a side effect of being looked for; cmark keeps it until the end.
  nonisolated(unsafe) private static let tables: OpaquePointer? = {
    cmark_gfm_core_extensions_ensure_registered()
    return cmark_find_syntax_extension("table")
  }()
}

/// A node of cmark's tree, seen through values.
struct MarkdownNode {
  private let node: OpaquePointer

  fileprivate init(_ node: OpaquePointer) {
    self.node = node
  }

  /// cmark's name of the node's type; those of extensions are no constants.
  var type: String { String(cString: cmark_node_get_type_string(node)) }

  var children: [MarkdownNode] {
    var children: [MarkdownNode] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      children.append(MarkdownNode(child))
      next = cmark_node_next(child)
    }
    return children
  }

  var literal: String { text(cmark_node_get_literal(node)) }
  var destination: String { text(cmark_node_get_url(node)) }
  var headingLevel: Int { Int(cmark_node_get_heading_level(node)) }

  /// Lines and columns from 1, columns in bytes; the end is the last character, not the one after.
  var start: (line: Int, column: Int) {
    (Int(cmark_node_get_start_line(node)), Int(cmark_node_get_start_column(node)))
  }
  var end: (line: Int, column: Int) {
    (Int(cmark_node_get_end_line(node)), Int(cmark_node_get_end_column(node)))
  }

  private func text(_ bytes: UnsafePointer<CChar>?) -> String {
    bytes.map { String(cString: $0) } ?? ""
  }
}

// MARK: - Lists, code blocks, tables

extension MarkdownNode {
  /// The first number of an ordered list; nil for bullets.
  var listStart: Int? {
    guard cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else { return nil }
    return Int(cmark_node_get_list_start(node))
  }

  var isTight: Bool { cmark_node_get_list_tight(node) == 1 }

  /// Whether a code block has fences; otherwise it is indented.
  var isFenced: Bool {
    var length: Int32 = 0
    var offset: Int32 = 0
    var character: CChar = 0
    return cmark_node_get_fenced(node, &length, &offset, &character) == 1
  }

  /// The first word after the opening fence.
  var fenceWord: String? {
    text(cmark_node_get_fence_info(node)).split(separator: " ").first.map { String($0) }
  }

  /// One for each column of a table.
  var alignments: [Document.Table.Alignment?] {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    let letters = UnsafeBufferPointer(
      start: cmark_gfm_extensions_get_table_alignments(node), count: count)
    return letters.map { letter in
      switch letter {
      case UInt8(ascii: "l"): .leading
      case UInt8(ascii: "c"): .centre
      case UInt8(ascii: "r"): .trailing
      default: nil
      }
    }
  }
}
