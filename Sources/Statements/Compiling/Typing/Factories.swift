import Diagnostics
import Simulator
import Syntax

// Initialisers of Swift that are class methods in Objective-C.
extension Typing {
  private static let factories: [String: Selector] = [
    "type": "buttonWithType:", "row section": "indexPathForRow:inSection:",
    "named": "imageNamed:", "systemName": "systemImageNamed:", "name size": "fontWithName:size:",
    "timeInterval target selector userInfo repeats":
      "timerWithTimeInterval:target:selector:userInfo:repeats:",
    "timeInterval repeats block": "timerWithTimeInterval:repeats:block:",
    "timeInterval repeats ": "timerWithTimeInterval:repeats:block:",
    "name object": "notificationWithName:object:",
    "name object userInfo": "notificationWithName:object:userInfo:",
    "name bundle": "storyboardWithName:bundle:", "string": "URLWithString:",
    "value": "_numberWithValue:",
  ]

  /// `UIButton(type: .system)`, `IndexPath(row: 0, section: 0)`; nil for all else.
  mutating func makeByFactory(
    _ id: ClassID, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    let labels = arguments.map { $0.label?.text ?? "" }.joined(separator: " ")
    let name = simulation[id].name
    guard let selector = Typing.factories[labels], isVisible(selector, .metatype(name)) else {
      return nil
    }
    return send(
      selector, to: .constant(.type(id), .metatype(name)),
      arguments.map { resolve($0.value, expecting: .int) }, answering: made(by: selector, of: .metatype(name)),
      MessagePlace(line: line(of: range), text: name))
  }
}
