public import Curriculum
import ObjectRuntime
public import Scripts
import UIKitAPI

/// A call of a run, as content names calls.
public struct SeenCall: Equatable, Sendable {
  public var object: String
  public var selector: String
  public var arguments: [String]
  public var isUIKits: Bool
  /// The learner's code sent what only UIKit should send.
  public var isByHand: Bool
  /// The number of the statement that led to it, from 0.
  public var part: Int
  /// How many calls it was made inside of.
  public var depth: Int
  /// The line that led to it.
  public var line: Int

  public init?(_ event: RunEvent, part: Int = 0) {
    guard case .call(let call, let depth, let line) = event else { return nil }
    object = call.object
    selector = call.selector
    arguments = call.arguments
    isUIKits = call.sender == .uikit
    isByHand = call.sender == .app && LifeCycle(rawValue: selector)?.isUIKits == true
    self.part = part
    self.depth = depth
    self.line = line
  }

  /// As it is written: `memo viewDidLoad`.
  public var text: String { object + " " + selector }

  public func matches(_ expected: ExpectedCall) -> Bool {
    selector == expected.selector && (expected.object == nil || expected.object == object)
  }
}
