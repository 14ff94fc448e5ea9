import Diagnostics
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// Initialisers of Swift that are class methods in Objective-C.
extension Typing {
  /// `UIButton(type: .system)`, `IndexPath(row: 0, section: 0)`; nil for all else.
  mutating func makeByFactory(
    _ id: ClassID, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    let name = classes[id].name
    guard let (selector, places) = factory(of: name, arguments) else { return nil }
    checkAvailable(selector, .metatype(name), nil, at: range)
    return send(
      selector, to: .constant(.type(id), .metatype(name)),
      places.enumerated().map { part, place in
        guard let value = place.map({ arguments[$0].value }) else {
          return leftOut(part, of: selector, .metatype(name))
        }
        let wanted = expected(selector, part, of: .metatype(name))
        return resolve(
          value, expecting: value.isClosure ? value.kept(as: wanted) : wanted ?? .int)
      },
      answering: made(by: selector, of: .metatype(name)),
      MessagePlace(line: line(of: range), text: name))
  }

  /// The class method that Swift sees as an initialiser a call fits, and which argument stands for
  /// each of its parameters.
  private func factory(
    of name: String, _ arguments: [Argument]
  ) -> (selector: Selector, places: [Int?])? {
    if arguments.map({ $0.label?.text }) == ["value"], name == "NSNumber" {
      return ("_numberWithValue:", [0])
    }
    if isVisible(swiftSelector("init", arguments), .object(name)) { return nil }
    let lineage = classes.id(named: name).map { classes.lineage(of: $0).map { classes[$0].name } }
    let framework = lineage?.first { Framework.hasClass($0) } ?? name
    for type in Framework.lineage(of: framework) {
      for method in type.methods {
        guard let labels = method.initializerLabels(of: type),
          let places = SwiftNames.FullName(base: "init", labels: labels)
            .places(for: arguments, defaults: method.defaults),
          takesClosures(Selector(method.selector), places, arguments, .metatype(name))
        else { continue }
        return (Selector(method.selector), places)
      }
    }
    return nil
  }
}
