public import Syntax

/// What a text is compiled for, as far as `#if` asks.
public struct Target: Sendable {
  public var version: UIKitVersion
  public var memory: Memory

  /// Without a word about it, the memory is counted as the version does.
  public init(_ version: UIKitVersion = .newest, memory: Memory? = nil) {
    self.version = version
    self.memory = memory ?? version.defaultMemory
  }

  /// What a debug build for the simulated device defines, by name; nil for anything else.
  func constant(_ name: String) -> Int? {
    switch name {
    case "DEBUG", "TARGET_OS_IPHONE", "TARGET_OS_IOS", "TARGET_OS_MAC", "TARGET_OS_EMBEDDED",
      "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR", "__OBJC__", "__OBJC2__", "__APPLE__",
      "__LP64__", "__clang__", "__BLOCKS__":
      1
    case "TARGET_OS_WATCH", "TARGET_OS_TV", "TARGET_OS_OSX", "TARGET_OS_MACCATALYST": 0
    case "__IPHONE_OS_VERSION_MAX_ALLOWED", "__IPHONE_OS_VERSION_MIN_REQUIRED": number(version)
    default: named(name)
    }
  }

  /// `__IPHONE_6_0`, which is known from that version on.
  private func named(_ name: String) -> Int? {
    guard name.hasPrefix("__IPHONE_"),
      let other = UIKitVersion(
        name.dropFirst(9).split(separator: "_").joined(separator: ".")), other <= version
    else { return nil }
    return number(other)
  }

  /// `__IPHONE_6_1` is 60100: two digits each for minor version and patch.
  private func number(_ version: UIKitVersion) -> Int {
    version.major * 10_000 + version.minor * 100
  }
}
