package import AutoLayout
public import ObjectModel
public import Syntax

/// The device the app runs on.
public enum Device: String, Hashable, Sendable, CaseIterable {
  case iphone, ipad
}

extension UIKitVersion {
  /// The screen of that year's device, in points.
  public func screen(of device: Device) -> Size {
    let sizes: [(from: UIKitVersion, width: Double, height: Double)] =
      switch device {
      case .iphone: UIKitVersion.phones
      case .ipad: UIKitVersion.pads
      }
    let size = sizes.last { $0.from <= self } ?? sizes[0]
    return Size(width: size.width, height: size.height)
  }

  /// Pixels a point, along each side.
  public func screenScale(of device: Device) -> Double {
    switch device {
    case .iphone: major < 4 ? 1 : major < 11 ? 2 : 3
    case .ipad: self < UIKitVersion(5, 1) ? 1 : 2
    }
  }

  /// How many bytes of memory that year's device has.
  public func physicalMemory(of device: Device) -> Int {
    let megabytes: [(from: UIKitVersion, iphone: Int, ipad: Int)] = [
      (UIKitVersion(2), 128, 256), (UIKitVersion(3), 256, 256), (UIKitVersion(4), 512, 256),
      (UIKitVersion(5), 512, 512), (UIKitVersion(6), 1024, 1024), (UIKitVersion(9), 2048, 2048),
      (UIKitVersion(11), 3072, 3072), (UIKitVersion(14), 4096, 4096),
      (UIKitVersion(16), 6144, 8192),
      (UIKitVersion(18), 8192, 8192),
    ]
    let year = megabytes.last { $0.from <= self } ?? megabytes[0]
    return (device == .iphone ? year.iphone : year.ipad) << 20
  }

  /// The screen without the status bar, as `applicationFrame`.
  public func applicationFrame(of device: Device) -> Rect {
    let screen = screen(of: device)
    return Rect(x: 0, y: 20, width: screen.width, height: screen.height - 20)
  }

  /// What the status bar, the camera and the home indicator take of the screen.
  package func screenInsets(of device: Device, isLandscape: Bool) -> Insets {
    guard device == .iphone else {
      let isRound = major >= 14
      return Insets(top: isRound ? 24 : 20, bottom: isRound ? 20 : 0)
    }
    if major < 11 { return Insets(top: isLandscape && major >= 8 ? 0 : 20) }
    let top = major < 14 ? 44.0 : major < 16 ? 47 : major < 18 ? 59 : 62
    return isLandscape
      ? Insets(left: top, bottom: 21, right: top) : Insets(top: top, bottom: 34)
  }

  /// The size Interface Builder gives a new view: seldom that of the screen it is shown on.
  public func nibSize(of device: Device) -> Size {
    if device == .ipad { return Size(width: 768, height: major < 7 ? 1004 : 1024) }
    let canvas = UIKitVersion.canvases.last { $0.from <= self } ?? UIKitVersion.canvases[0]
    return Size(width: canvas.width, height: canvas.height)
  }

  private static let phones: [(from: UIKitVersion, width: Double, height: Double)] = [
    (UIKitVersion(2), 320, 480), (UIKitVersion(6), 320, 568), (UIKitVersion(8), 375, 667),
    (UIKitVersion(11), 375, 812), (UIKitVersion(14), 390, 844), (UIKitVersion(16), 393, 852),
    (UIKitVersion(18), 402, 874),
  ]

  private static let pads: [(from: UIKitVersion, width: Double, height: Double)] = [
    (UIKitVersion(2), 768, 1024), (UIKitVersion(13), 810, 1080), (UIKitVersion(14), 820, 1180),
  ]

  private static let canvases: [(from: UIKitVersion, width: Double, height: Double)] = [
    (UIKitVersion(2), 320, 460), (UIKitVersion(7), 320, 568), (UIKitVersion(8), 600, 600),
    (UIKitVersion(9), 375, 667), (UIKitVersion(13), 414, 896), (UIKitVersion(17), 393, 852),
  ]
}
