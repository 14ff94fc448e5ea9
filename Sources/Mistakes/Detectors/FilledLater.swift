import Diagnostics
import Interpreter
import ObjectModel
import ObjectRuntime
import Syntax

// Outlets of Objective-C that are filled before the view is loaded, and once more when it is: a
// message to nil does nothing, and nothing is lost where the value is kept.
extension Scene {
  /// What a controller's own method fills an outlet with, as far as another of its methods fills it
  /// again from what is kept; nil where that is not certain.
  func filledLater(_ outlet: String, of controller: ObjectID) -> Filling? {
    guard dialect(of: controller) == .objectiveC else { return nil }
    let methods = world.writtenMethods(of: simulation[controller].type)
    guard let (selector, method) = methods.first(where: { $0.method.spans(spot.line) }),
      let filling = Filling.all(of: outlet, in: words(at: spot, of: controller)).first
    else { return nil }
    let showing = methods.filter { Scene.showing.contains($0.selector) }
    let called = methods.filter { other in showing.contains { $0.method.calls(other.selector) } }
    let parameters = Set(method.function.parameters.map(\.name.text))
    let isOwn = parameters.isDisjoint(with: filling.value)
    if isOwn, called.contains(where: { $0.selector == selector }) { return filling }
    let kept = method.namesAssigned
    let others = (showing + called).filter { $0.selector != selector }
      .flatMap { Filling.all(of: outlet, in: $0.method.words) }
    return others.contains { other in
      other.key == filling.key
        && (isOwn && other.value == filling.value || !kept.isDisjoint(with: other.value))
    } ? filling : nil
  }

  private static let showing: Set<Selector> = [
    "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews",
  ]
}

/// `self.label.text = self.name;`, `[label setText:name];`
struct Filling {
  var key: String
  /// The words of the value, without `self` and the underscores of instance variables.
  var value: [String]

  static func all(of outlet: String, in words: [String]) -> [Filling] {
    words.indices.filter { words[$0].ofProperty == outlet }.compactMap { place in
      let rest = Array(words[(place + 1)...].drop { $0 == "]" }.prefix { $0 != ";" })
      if rest.count > 3, rest[0] == ".", rest[2] == "=" {
        return Filling(key: rest[1], value: plain(rest[3...]))
      }
      guard rest.count > 3, rest[0].hasPrefix("set"), rest[1] == ":", rest.last == "]" else {
        return nil
      }
      let name = rest[0].dropFirst(3)
      return Filling(
        key: name.prefix(1).lowercased() + name.dropFirst(), value: plain(rest[2...].dropLast()))
    }
  }

  private static func plain(_ words: ArraySlice<String>) -> [String] {
    words.filter { !["self", ".", "[", "]"].contains($0) }.map(\.ofProperty)
  }
}

extension WrittenMethod {
  /// Whether a line is one of its own.
  fileprivate func spans(_ line: Int) -> Bool {
    guard let last = function.body?.last else { return false }
    return (self.line...source.number(at: last.range.upperBound)).contains(line)
  }

  /// Whether it sends a message to `self`.
  fileprivate func calls(_ selector: Selector) -> Bool {
    let name = String(selector.name.prefix { $0 != ":" })
    let words = words
    return words.indices.dropFirst().contains { place in
      words[place] == name
        && (words[place - 1] == "self"
          || place > 1 && words[place - 1] == "." && words[place - 2] == "self")
    }
  }

  /// The properties that it gives values.
  fileprivate var namesAssigned: Set<String> {
    let words = words
    return Set(
      words.indices.dropLast().filter { words[$0 + 1] == "=" }.map { words[$0].ofProperty })
  }
}

extension String {
  /// The name of a property by that of its instance variable.
  fileprivate var ofProperty: String { hasPrefix("_") ? String(dropFirst()) : self }
}
