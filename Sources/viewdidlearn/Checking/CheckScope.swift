import Checking
import LibC

/// What is checked of one folder of content: all of it, or what was named.
///
/// Whoever writes lessons in a folder of their own names that folder, or a part of it; what a lesson
/// refers to is looked for there, never among the lessons that come with the program.
struct CheckScope {
  let content: Content
  /// What stands before the names of its files, so that they are found from where one stands.
  let prefix: String
  var units: [CheckUnit]
  /// Whether all is checked, so that what is nowhere is missing.
  var isWhole: Bool

  /// What some paths name, a scope a folder of content; without any path all of the content.
  ///
  /// - Parameter isGiven: whether the person named the content, which paths begin in then.
  static func all(
    named paths: [String], in content: Content, isGiven: Bool
  ) -> [CheckScope] {
    if paths.isEmpty {
      let units = CheckUnit.all(in: content)
      return [CheckScope(content: content, prefix: content.prefix, units: units, isWhole: true)]
    }
    var scopes: [CheckScope] = []
    for path in paths {
      let found = CheckScope(of: path, in: content, isGiven: isGiven)
      if let index = scopes.firstIndex(where: { $0.content.root == found.content.root }) {
        scopes[index].units += found.units.filter { !scopes[index].units.contains($0) }
        scopes[index].isWhole = scopes[index].isWhole || found.isWhole
      } else {
        scopes.append(found)
      }
    }
    return scopes
  }

  /// What lies beside that which is checked, and can be referred to.
  var others: [CheckUnit] {
    isWhole ? [] : CheckUnit.all(in: content).filter { !units.contains($0) }
  }

  /// The name under which a person finds a unit.
  func name(of unit: CheckUnit) -> String {
    switch unit {
    case .shared, .lesson: prefix + unit.path
    case .quiz, .plan, .catalogue, .foreign: unit.path
    }
  }
}

extension CheckScope {
  /// The folder of content that a path leads into; a path that leads into none is looked for in the
  /// given content, and may be foreign.
  private init(of path: String, in content: Content, isGiven: Bool) {
    let isWithin = isGiven && content.root.map { Files.exists("\($0)/\(path)") } == true
    let place = isWithin || !Files.exists(path) ? nil : path
    guard let home = place.flatMap({ ContentPath($0) ?? Files.real($0).flatMap(ContentPath.init) })
    else {
      let units = CheckUnit.units(at: path, in: content)
      self.init(content: content, prefix: content.prefix, units: units, isWhole: false)
      return
    }
    let isSame = content.root.map { Files.real($0) == Files.real(home.root) } ?? false
    let own = isSame ? content : Content(home.root)
    self.init(
      content: own, prefix: isSame ? content.prefix : own.prefix,
      units: CheckUnit.units(at: home, in: own), isWhole: home.rest.isEmpty)
  }
}

/// A path that leads into a folder of content: to the folder, or along `Lessons` or `Quizzes`.
struct ContentPath {
  /// As it was typed.
  let path: String
  let root: String
  /// What leads on from there: nothing, `Lessons`, `Lessons/01-life`, `Quizzes/life.yaml`.
  let rest: [String]

  /// Nil for a path that leads into no folder of content. Of several `Lessons` in it the last one
  /// counts.
  init?(_ path: String) {
    self.path = path
    let start = path.hasPrefix("/") ? "/" : ""
    let parts = path.split(separator: "/").map { String($0) }
    /// What leads to one of the folders above, from the beginning of the path.
    func folder(_ count: Int) -> String {
      count == 0 && start.isEmpty ? "." : start + parts.prefix(count).joined(separator: "/")
    }
    if let place = parts.lastIndex(where: ContentPath.folders.contains) {
      root = folder(place)
      rest = Array(parts[place...])
    } else if ContentPath.folders.contains(where: { Files.isFolder("\(path)/\($0)") }) {
      root = folder(parts.count)
      rest = []
    } else {
      return nil
    }
  }

  /// What makes a folder one of content.
  private static let folders = ["Lessons", "Quizzes"]
}
