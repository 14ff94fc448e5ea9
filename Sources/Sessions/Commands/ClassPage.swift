import Syntax
import UIKitAPI
import UIKitClasses

/// What `:help` says of a class of the framework, in one language.
public struct ClassPage: Equatable, Sendable {
  /// The name that Objective-C has.
  public var className: String
  /// The class and what it inherits from.
  public var lineage: [String]
  /// The first version that has the class; nil for what has always been there.
  public var since: String?
  /// What it offers, by kinds of members; none is empty.
  public var kinds: [Kind]

  /// The members of a class that are declared by the same word.
  public struct Kind: Equatable, Sendable {
    /// The language's own word: `@property`, `func`.
    public var word: String
    public var members: [Member]
  }

  /// A member as the language at hand spells it.
  public struct Member: Equatable, Sendable {
    public var name: String
    /// The first version that has it; nil where it is as old as its class.
    public var since: String?
  }
}

extension ClassPage {
  init(_ reference: Reference) {
    className = reference.className
    lineage = reference.lineage
    since = reference.since > .oldest ? reference.since.description : nil
    let isSwift = reference.dialect == .swift
    kinds = [
      (isSwift ? "var" : "@property", reference.properties),
      (isSwift ? "func" : "-", reference.methods),
      (isSwift ? "static" : "+", reference.classMethods),
    ].filter { !$1.isEmpty }.map { word, members in
      Kind(
        word: word,
        members: members.map { Member(name: $0.name, since: $0.since?.description) })
    }
  }
}
