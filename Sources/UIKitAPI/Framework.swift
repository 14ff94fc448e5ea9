import Diagnostics
import Parsing
import Synchronization
import Syntax

/// What Foundation and UIKit declare: `UIKit.h`, read class by class when somebody asks.
public enum Framework {
  /// What was read so far, by name.
  private typealias Read = Mutex<[String: DeclaredClass]>
  private static let classes = Read([:])
  private static let protocols = Read([:])

  static let index = HeaderIndex(header)

  /// The names of all classes, in the order of the header.
  public static var classNames: [String] { index.classNames }

  public static func hasClass(_ name: String) -> Bool { index.classes[name] != nil }

  public static func hasProtocol(_ name: String) -> Bool { index.protocols[name] != nil }

  /// A class by its name in Objective-C.
  public static func declaration(ofClass name: String) -> DeclaredClass? {
    declaration(of: name, at: index.classes[name], keptIn: classes)
  }

  public static func declaration(ofProtocol name: String) -> DeclaredClass? {
    declaration(of: name, at: index.protocols[name], keptIn: protocols)
  }

  private static func declaration(
    of name: String, at range: SourceRange?, keptIn known: borrowing Read
  ) -> DeclaredClass? {
    guard let range else { return nil }
    if let read = known.withLock({ $0[name] }) { return read }
    let read = read(range)
    known.withLock { $0[name] = read }
    return read
  }

  private static func read(_ range: SourceRange) -> DeclaredClass? {
    let statements = HeaderReader.read(index.bytes, in: range, knowing: typeNames).statements
    for case .type(let tree) in statements.map(\.kind) {
      return DeclaredClass(tree, reading)
    }
    return nil
  }

  /// The words by which the parser tells a type from a protocol in `<…>`.
  private static let typeNames = Set(index.classNames).union(aliases.keys)

  private static let reading = TypeReading(aliases: aliases, isClass: isClass)

  @Sendable
  static func isClass(_ name: String) -> Bool {
    index.classes[name] != nil || namedOnly.contains(name)
  }

  /// Classes that are named in declarations and have none here.
  private static let namedOnly: Set<String> = [
    "UIAlertAction", "UINavigationBar", "UINib",
    "UITabBar", "UITabBarItem", "UICollectionView", "UICollectionViewCell",
  ]
}

// MARK: - Types and constants
extension Framework {
  /// The types that the header gives a name, and what they stand for.
  static let aliases: [String: DeclaredType] = {
    var aliases = Dictionary(
      uniqueKeysWithValues: (Array(index.namedEnumerations.keys) + index.typedNames.keys).map {
        ($0, DeclaredType(.enumeration($0)))
      })
    for statement in index.types.flatMap(statements) {
      let reading = TypeReading(aliases: aliases, isClass: isClass)
      if case .alias(let name, let type) = statement.kind {
        aliases[name.text] = reading.type(type)
      }
    }
    return aliases
  }()

  /// What stands on a line that names no class.
  static func statements(on line: SourceRange) -> [Statement] {
    HeaderReader.read(index.bytes, in: line, knowing: []).statements
  }
}
