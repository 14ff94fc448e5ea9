import Declaring
import Lookup
import Meaning
import Syntax
import TypedTree

// Moments and spans of time, as queues and what waits are given them.
extension Typing {
  /// `.now()`, `.seconds(2)`, `.milliseconds(500)`: moments are seconds from the launch, spans
  /// seconds.
  mutating func time(
    _ name: Name, _ arguments: [Argument], expecting type: StaticType?
  ) -> TypedExpression {
    if name.text == "now", arguments.isEmpty {
      return now(as: type?.isMoment == true ? type : nil)
    }
    guard let unit = Typing.units[name.text], let first = arguments.first, arguments.count == 1
    else {
      // What nobody knows has members that nobody knows, which need not be told as well.
      if standsIn, type.map({ $0 == .any || $0 == .id }) ?? true {
        return call(
          value: TypedExpression(.any, .standIn(name.text)), arguments, name.text, name.range)
      }
      let unknown = unknown("." + name.text, .function, at: name.range)
      return unknown.isMissing
        ? .missing : call(value: unknown, arguments, name.text, name.range)
    }
    let isOfDispatch = type?.isInterval == true
    let count = resolve(first.value, expecting: isOfDispatch ? .int : nil)
    if isOfDispatch { check(count, fits: .int, .argument, first.value) }
    return TypedExpression(
      isOfDispatch ? .interval : .real, .primitive(.seconds(of: unit), [count]))
  }

  private static let units = [
    "seconds": 1, "milliseconds": 1e-3, "microseconds": 1e-6, "nanoseconds": 1e-9,
  ]

  private func now(as type: StaticType?) -> TypedExpression {
    TypedExpression(
      type?.unwrapped ?? .moment, .builtin("CACurrentMediaTime", [], line: callLine))
  }

  /// `DispatchTime.now()`, `DispatchTimeInterval.seconds(2)`; nil for all else.
  mutating func time(
    ofType path: String, _ name: Name, _ arguments: [Argument]
  ) -> TypedExpression? {
    guard let type = sight.enumeration(path),
      type.isMoment ? name.text == "now" : type.isInterval && Typing.units[name.text] != nil
    else { return nil }
    return time(name, arguments, expecting: type)
  }

  /// `DispatchTime(uptimeNanoseconds: count)`; nil for all else.
  mutating func moment(ofType path: String, _ arguments: [Argument]) -> TypedExpression? {
    guard arguments.count == 1, arguments[0].label?.text == "uptimeNanoseconds",
      let type = sight.enumeration(path), type.isMoment
    else { return nil }
    let count = resolve(arguments[0].value, expecting: .whole(.uint64))
    return TypedExpression(type, .primitive(.seconds(of: 1e-9), [count]))
  }
}

extension StaticType {
  fileprivate static let moment = StaticType.enumeration("DispatchTime")

  static let interval = StaticType.enumeration("DispatchTimeInterval")

  fileprivate var isInterval: Bool { number == .enumeration("DispatchTimeInterval") }
}
