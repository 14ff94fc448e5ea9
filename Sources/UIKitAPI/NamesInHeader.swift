import Diagnostics
import Syntax

/// The names that `NS_SWIFT_NAME` gives to methods, found by the lines of the header alone.
struct NamesInHeader: Sendable {
  /// Selectors by their names, in the order of the header.
  private(set) var selectors: [SwiftNames.FullName: [NamedSelector]] = [:]
  private(set) var names: [String: SwiftNames.FullName] = [:]
  /// What stands before the parameters of all of them.
  private(set) var bases: Set<String> = []

  init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard line.first == UInt8(ascii: "-") || line.first == UInt8(ascii: "+"),
        let mark = line.firstPlace(of: NamesInHeader.mark)
      else { continue }
      let written = line[mark.upperBound...].prefix { $0 != UInt8(ascii: ")") }
      let name = SwiftNames.FullName(String(decoding: written, as: UTF8.self))
      bases.insert(name.base)
      // What makes an object is looked up in its class.
      if name.base == "init" { continue }
      let selector = NamesInHeader.selector(of: line[..<mark.lowerBound])
      selectors[name, default: []].append(selector)
      if names[selector.text] == nil { names[selector.text] = name }
    }
  }

  private static let mark = Array("NS_SWIFT_NAME(".utf8)
  /// What stands before a type and is none.
  private static let qualifiers = ["nullable", "nonnull", "__kindof", "id"]

  /// `- (T)piece:(T *)name piece:(T)name …`: what stands outside of brackets before a colon.
  private static func selector(of line: ArraySlice<UInt8>) -> NamedSelector {
    var (depth, word, first, type) = (0, "", "", "")
    var pieces: [String] = []
    for byte in line.dropFirst() {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ":") where depth == 0:
        pieces.append(word + ":")
        word = ""
      case _ where HeaderIndex.isWord(byte):
        let character = Character(Unicode.Scalar(byte))
        if depth == 0 {
          word.append(character)
        } else if depth == 1, pieces.count == 1 {
          type.append(character)
        }
      default:
        if depth == 1, pieces.count == 1, NamesInHeader.qualifiers.contains(type) { type = "" }
        if depth == 0 {
          if first.isEmpty { first = word }
          word = ""
        }
      }
    }
    return NamedSelector(
      text: pieces.isEmpty ? first : pieces.joined(), firstType: type.isEmpty ? nil : type)
  }
}

/// A method of the header that has a name of its own in Swift.
package struct NamedSelector: Hashable, Sendable {
  package var text: String
  /// The type of its first parameter.
  package var firstType: String?
}
