import FoundationKit
import InterfaceModel
package import ObjectModel
public import ObjectRuntime

// How much memory the app uses, as far as it matters in a memory warning.
//
// Counted is what is large: images and data, pages of web views, the bitmaps of views that draw,
// and what UIKit caches. Objects themselves are small and are not counted.
extension Simulation {
  /// The bytes in use by living objects and by UIKit's caches.
  public var memoryInUse: Int {
    var bytes = cachedResponseBytes
    for (id, bulk) in bulks where isAlive(id) { bytes.add(saturating: bulk.bytes) }
    for (id, view) in interface.views where view.isDrawn && isAlive(id) {
      bytes.add(saturating: bitmapSize(of: view))
    }
    return bytes
  }

  /// Four bytes a pixel.
  private func bitmapSize(of view: View) -> Int {
    let scale = version.screenScale(of: device)
    let pixels = (view.frame.size.width * scale) * (view.frame.size.height * scale)
    return max(0, Int(saturating: pixels * 4))
  }

  /// Whether a view draws into a bitmap of its own: text and buttons do, and whoever overrides
  /// `drawRect:`. A view of one colour and an image view need none.
  func draws(_ id: ObjectID) -> Bool {
    isOverridden("drawRect:", by: id)
      || ["UILabel", "UIButton", "UITextField", "UITextView"].contains { isKind(id, of: $0) }
  }
}

extension Turn {
  /// What is on screen after a layout pass has been drawn.
  mutating func draw(_ view: ObjectID) {
    guard simulation.isOnScreen(view), simulation.draws(view),
      simulation.interface.views[view]?.isDrawn == false
    else { return }
    simulation.interface.views[view]?.isDrawn = true
    if simulation.isOverridden("drawRect:", by: view) { simulation.runLoop.needsDisplay.add(view) }
  }

  /// `setNeedsDisplay`; what is not on screen is drawn when it comes there.
  package mutating func setNeedsDisplay(_ view: ObjectID) {
    simulation.interface.views[view]?.isDrawn = false
    draw(view)
  }

  /// Views that draw themselves do so once all are laid out; what one asks for meanwhile is done
  /// with that.
  mutating func display() throws(Fault) {
    for view in simulation.runLoop.needsDisplay.objects
    where simulation.isAlive(view) && simulation.isOnScreen(view) {
      let bounds = simulation.bounds(of: view)
      if bounds.isEmpty || flag("hidden", of: view) { continue }
      try send("drawRect:", to: .object(view), [.rect(bounds)], from: .uikit)
    }
    simulation.runLoop.needsDisplay = Requests()
  }

  /// The bitmaps of a view and all below it are dropped; they are drawn again with the next
  /// display.
  mutating func purgeBitmaps(below view: ObjectID) {
    for part in simulation.tree(below: view) { simulation.interface.views[part]?.isDrawn = false }
  }
}
