import Diagnostics
import Synchronization
import Syntax

/// What Foundation and UIKit declare: `UIKit.h`, read class by class when somebody asks.
public enum Framework {
  /// The classes that were read so far; nil stands for a name that the header does not have.
  private static let known = Mutex<[String: DeclaredClass]>([:])
  private static let knownProtocols = Mutex<[String: DeclaredClass]>([:])

  static let index = HeaderIndex(header)

  /// The names of all classes, in the order of the header.
  public static var classNames: [String] { index.classNames }

  public static func hasClass(_ name: String) -> Bool { index.classes[name] != nil }

  /// A class by its name in Objective-C.
  public static func declaration(ofClass name: String) -> DeclaredClass? {
    guard let range = index.classes[name] else { return nil }
    if let read = known.withLock({ $0[name] }) { return read }
    let read = read(range)
    known.withLock { $0[name] = read }
    return read
  }

  public static func declaration(ofProtocol name: String) -> DeclaredClass? {
    guard let range = index.protocols[name] else { return nil }
    if let read = knownProtocols.withLock({ $0[name] }) { return read }
    let read = read(range)
    knownProtocols.withLock { $0[name] = read }
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
    "NSURLSession", "NSURLSessionDataTask", "UIAlertAction", "UINavigationBar", "UINib",
    "UITabBar", "UITabBarItem", "UIWindowScene", "UICollectionView", "UICollectionViewCell",
  ]
}

// MARK: - Types and constants
extension Framework {
  /// The types that the header gives a name, and what they stand for.
  static let aliases: [String: DeclaredType] = {
    var aliases: [String: DeclaredType] = [:]
    let classes = Set(index.classNames)
    for statement in typeStatements {
      let reading = TypeReading(aliases: aliases, isClass: isClass)
      switch statement.kind {
      case .alias(let name, let type): aliases[name.text] = reading.type(type)
      case .constants(let name?, _): aliases[name.text] = DeclaredType(.enumeration(name.text))
      default: break
      }
    }
    return aliases.filter { !classes.contains($0.key) }
  }()

  static let typeStatements: [Statement] = index.types.flatMap {
    HeaderReader.read(index.bytes, in: $0, knowing: []).statements
  }
}
