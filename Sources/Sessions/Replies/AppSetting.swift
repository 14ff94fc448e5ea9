import InterfaceModel
import ObjectRuntime
import Scripts
public import Syntax

/// What the app runs on.
public struct AppSetting: Equatable, Sendable {
  public var version: UIKitVersion
  /// As people call it: `iPhone`.
  public var device: String
  /// `320×480`.
  public var screen: String
  public var memory: Memory
}

extension Simulation {
  var setting: AppSetting {
    AppSetting(
      version: version, device: device == .iphone ? "iPhone" : "iPad",
      screen: version.screen(of: device).text, memory: memory)
  }
}
