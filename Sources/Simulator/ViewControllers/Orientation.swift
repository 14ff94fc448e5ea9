public import InterfaceModel
public import ObjectModel
public import ObjectRuntime

extension Simulation {
  /// How the interface stands.
  public var orientation: Orientation { interface.orientation }

  /// The screen as it stands: before iOS 8 it kept its size however it was held.
  public var screenSize: Size {
    let size = version.screen(of: device)
    return interface.orientation.isLandscape && version.turnsScreen
      ? Size(width: size.height, height: size.width) : size
  }

  /// Where something that stands somewhere on the stage is in the coordinates of a window that does
  /// not turn: it keeps its size, and its transform turns it about its centre.
  func inWindow(_ rect: Rect, _ window: Size) -> Rect {
    rect.moved { center in
      switch turning {
      case .portrait: center
      case .upsideDown: Point(x: window.width - center.x, y: window.height - center.y)
      case .landscapeRight: Point(x: window.width - center.y, y: center.x)
      case .landscapeLeft: Point(x: center.y, y: window.height - center.x)
      }
    }
  }

  /// The same the other way round.
  func onStage(_ rect: Rect, _ window: Size) -> Rect {
    rect.moved { center in
      switch turning {
      case .portrait: center
      case .upsideDown: Point(x: window.width - center.x, y: window.height - center.y)
      case .landscapeRight: Point(x: center.y, y: window.width - center.x)
      case .landscapeLeft: Point(x: window.height - center.y, y: center.x)
      }
    }
  }

  /// How the stage stands in its window.
  private var turning: Orientation { version.turnsScreen ? .portrait : interface.orientation }

  /// The size of what fills a window.
  func stage(of window: Size) -> Size {
    interface.orientation.isLandscape && !version.turnsScreen
      ? Size(width: window.height, height: window.width) : window
  }
}

extension Rect {
  /// Moves the centre and keeps the size.
  fileprivate func moved(_ move: (Point) -> Point) -> Rect {
    let half = Point(x: size.width / 2, y: size.height / 2)
    let center = move(Point(x: origin.x + half.x, y: origin.y + half.y))
    return Rect(origin: Point(x: center.x - half.x, y: center.y - half.y), size: size)
  }
}
