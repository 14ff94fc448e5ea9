import Synchronization
import Syntax

/// An enumeration, a set of options, or a type of text or numbers with names for some, of the
/// header, as Swift imports it.
public struct DeclaredEnumeration: Sendable {
  public var swiftName: String
  /// What its values are to Objective-C, and `rawValue` to Swift: whole numbers of an enumeration.
  public var raw: DeclaredType.Kind
  /// Whether its values are sets of its cases: `NS_OPTIONS`.
  public var isOptions: Bool
  /// The cases in the order of the header, each with its name in Swift.
  public var cases: [DeclaredConstant]

  /// A case by its name in Swift.
  public func named(_ member: String) -> DeclaredConstant? {
    cases.first { $0.swiftName == member }
  }
}

extension Framework {
  private static let read = Mutex<[String: DeclaredEnumeration]>([:])

  /// An enumeration by its name in Objective-C.
  public static func enumeration(_ name: String) -> DeclaredEnumeration? {
    if let known = read.withLock({ $0[name] }) { return known }
    if index.typedNames[name] != nil {
      let typed = typed(name)
      read.withLock { $0[name] = typed }
      return typed
    }
    guard let line = index.namedEnumerations[name] else { return nil }
    let cases = statements(on: line).flatMap(cases)
    let prefix = casePrefix(cases.filter { $0.swiftName == nil }.map(\.name), of: name)
    let enumeration = DeclaredEnumeration(
      swiftName: swiftNames[name] ?? name, raw: .integer, isOptions: index.isOptions(line),
      cases: cases.map { item in
        var item = item
        let rest = String(item.name.dropFirst(prefix))
        // What is an acronym and nothing else stays one: `URL`.
        let isAcronym = rest.allSatisfy(\.isUppercase)
        item.swiftName = item.swiftName ?? (isAcronym ? rest : SwiftNames.uncapitalized(rest))
        return item
      })
    read.withLock { $0[name] = enumeration }
    return enumeration
  }

  /// What the values of an enumeration are to Objective-C.
  public static func raw(ofEnumeration name: String) -> DeclaredType.Kind {
    guard let raw = index.typedNames[name] else { return .integer }
    return TypeReading(aliases: [:], isClass: isClass).type(named: raw).kind
  }

  /// `NSAttributedStringKey`, whose names are the constants of that type; one that stands in a class
  /// to Swift is none of its own.
  private static func typed(_ name: String) -> DeclaredEnumeration {
    let own = constants.values.filter { $0.type.kind == .enumeration(name) }
    return DeclaredEnumeration(
      swiftName: swiftNames[name] ?? name, raw: raw(ofEnumeration: name), isOptions: false,
      cases: own.sorted { $0.name < $1.name }.compactMap { item in
        var item = item
        if let path = item.swiftName {
          guard path.hasPrefix(name + ".") else { return nil }
          item.swiftName = String(path.dropFirst(name.count + 1))
        } else {
          let rest = item.name.dropFirst(casePrefix([item.name], of: name))
          item.swiftName = SwiftNames.uncapitalized(String(rest))
        }
        return item
      })
  }

  /// The name in Objective-C of an enumeration that Swift calls so.
  public static func enumeration(inSwift name: String) -> String? {
    // Foundation calls `NSNotification.Name` so as well.
    index.swiftEnumerations[name == "Notification.Name" ? "NS" + name : name]
  }

  private static let swiftNames = Dictionary(
    uniqueKeysWithValues: index.swiftEnumerations.map { ($1, $0) })

  /// How many characters the importer takes from the front of all cases: the words that all of them
  /// begin with, and the enumeration's name, whose last word may be a plural.
  private static func casePrefix(_ names: [String], of enumeration: String) -> Int {
    var common = words(of: enumeration)
    for name in names {
      let words = words(of: name)
      var count = zip(common, words).prefix { $0 == $1 || $0 == $1 + "s" }.count
      // Something has to be left, and no name begins with a digit.
      while count > 0, count == words.count || words[count].first?.isNumber == true { count -= 1 }
      common = Array(words.prefix(count))
    }
    return common.reduce(0) { $0 + $1.count }
  }

  /// `UIViewContentMode` as `UI`, `View`, `Content`, `Mode`.
  private static func words(of name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    for (place, letter) in letters.enumerated() {
      let endsRun =
        place > 0 && letters.indices.contains(place + 1) && letters[place + 1].isLowercase
      if place == 0 || letter.isUppercase && (!letters[place - 1].isUppercase || endsRun) {
        words.append("")
      }
      words[words.count - 1].append(letter)
    }
    return words
  }
}
