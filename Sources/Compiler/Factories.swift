import Checks
import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// Initialisers of Swift that are class methods in Objective-C.
extension Typing {
  /// `UIButton(type: .system)`, `IndexPath(row: 0, section: 0)`; nil for all else.
  ///
  /// Swift imports a class method that makes an object as an initialiser; the header tells which.
  mutating func makeByFactory(
    _ id: ClassID, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    let name = classes[id].name
    guard let (selector, places) = sight.factory(of: name, arguments) else { return nil }
    let labels = SwiftNames.fullName(selector: selector.name).labels
    report(
      sight.unavailable(classNamed: name, at: range)
        ?? sight.unavailable(selector, .metatype(name), at: range))
    let values = places.enumerated().map { part, place in
      guard let value = place.map({ arguments[$0].value }) else {
        return leftOut(part, of: selector, .metatype(name))
      }
      let wanted = sight.expected(selector, part, of: .metatype(name))
      // What stands for C's dots may be anything.
      if part >= labels.count { return resolve(value) }
      return resolve(
        value, expecting: value.isClosure ? value.kept(as: wanted) : wanted ?? .int)
    }
    checkFormat(of: selector.name, values, at: range)
    return send(
      selector, to: .constant(.type(id), .metatype(name)), values,
      answering: sight.made(by: selector, of: .metatype(name)),
      MessagePlace(line: line(of: range), text: name))
  }
}
