public import Diagnostics

/// Why a text is not JSON, and where.
public struct UnreadableJSON: Error, Equatable, Sendable {
  /// Why a text is no JSON (RFC 8259).
  public enum Problem: Equatable, Sendable {
    /// There is nothing but white space.
    case empty
    /// JSON has no such character at this place.
    case character(Unicode.Scalar)
    /// A bare word, or nothing, where a value belongs: no number, `true`, `false` or `null`.
    case word(String)
    /// A name of an object that is not a string in double quotes.
    case name
    /// Arrays and objects are nested deeper than is read.
    case depth(limit: Int)
    /// A `\u` that stands for no character: too few digits, or half a surrogate pair.
    case escape
    /// The text ends within a value.
    case unfinished
  }

  public var problem: Problem
  /// The UTF-8 offset in the text, from 0.
  public var offset: Int
  public var position: Position

  init(_ problem: Problem, in text: String, at offset: Int) {
    (self.problem, self.offset) = (problem, offset)
    position = SourceText(name: "", text: text).position(at: offset)
  }
}
