public import Diagnostics

/// What a run is to show: all that a page says of it (`expect`), or what a learner is to bring
/// about (`goal`). Every condition that is given must hold.
public struct Expectation: Equatable, Sendable {
  /// In an expectation exactly these calls, in a goal these in this order among others.
  public var trace: [ExpectedCall]?
  /// Calls that do not happen.
  public var without: [ExpectedCall] = []
  /// In an expectation exactly these lines, in a goal these in this order among others.
  public var prints: Lines?
  /// Lines that UIKit writes to the console; `…` stands for any text.
  public var warns: [Located<String>]?
  /// The numbers of the mistakes that are seen, `1` to `12`; an empty list is none.
  public var mistakes: [Located<String>]?
  /// The objects that leak; an empty list is none.
  public var leaks: [Located<String>]?
  /// Objects that are gone in the end.
  public var freed: [Located<String>] = []
  public var owners: [Owners] = []
  public var sizes: [Size] = []
  /// What expressions are worth in the end.
  public var values: [Value] = []
  /// Where objects are in the end.
  public var states: [State] = []
  /// The controllers that hold others in the end.
  public var tree: [Holding] = []
  /// How the app ends; nil where it goes on.
  public var ends: Located<Ending>?
  /// Methods that are still there, `Class.method`: what must not be mended by deleting it.
  public var keeps: [Located<String>] = []
  public var range: SourceRange

  public init(at range: SourceRange) { self.range = range }

  /// Printed lines, which are others where a dialect prints the same value in another way.
  public struct Lines: Equatable, Sendable {
    var written: [Snippet.Dialect: [Located<String>]]

    init(written: [Snippet.Dialect: [Located<String>]]) { self.written = written }

    public init(_ lines: [Located<String>], in dialect: Snippet.Dialect) {
      written = [dialect: lines]
    }

    public subscript(dialect: Snippet.Dialect) -> [Located<String>] {
      written[dialect] ?? written[dialect.other] ?? []
    }
  }

  /// Who owns an object in the end.
  public struct Owners: Equatable, Sendable {
    /// How the owners of an object are asked for: how many, or who.
    public enum Wanted: Equatable, Sendable {
      case count(Int)
      /// By the names that `:owners` gives them.
      case names([String])
    }

    public var object: String
    public var wanted: Wanted
    public var range: SourceRange
  }

  /// How large a view is in the end, in points.
  public struct Size: Equatable, Sendable {
    /// `memo.view`, `label`.
    public var view: String
    public var width: Double
    public var height: Double
    public var range: SourceRange
  }

  /// What an expression is worth in the end; both sides are Swift.
  public struct Value: Equatable, Sendable {
    /// `card.backgroundColor`, and `UIColor.yellow`.
    public var expression: String
    public var wanted: String
    public var range: SourceRange

    public init(_ expression: String, is wanted: String, at range: SourceRange) {
      (self.expression, self.wanted, self.range) = (expression, wanted, range)
    }
  }

  /// Where an object is in the end.
  public struct State: Equatable, Sendable {
    /// Where a controller stands.
    public enum Place: String, CaseIterable, Equatable, Sendable {
      /// A controller without a view, one with a view, one that is seen and one that is not.
      case unloaded, loaded
      case onScreen = "on screen"
      case offScreen = "off screen"
    }

    public var object: String
    public var place: Place
    public var range: SourceRange
  }

  /// One controller in another: a child in its parent, the presented in the presenting.
  public struct Holding: Equatable, Sendable {
    public var child: String
    public var parent: String
    public var range: SourceRange
  }

  /// How the app is expected to end: with which exception, in which crash.
  public enum Ending: Equatable, Sendable {
    case exception(String)
    case crash(String)
  }
}
