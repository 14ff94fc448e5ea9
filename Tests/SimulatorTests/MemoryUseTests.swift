import FoundationKit
import ObjectModel
import ObjectRuntime
import Syntax
import Testing

@testable import Simulator
@testable import UIKitClasses

struct MemoryUseTests {
  private func turn(_ version: UIKitVersion = .newest) -> Turn {
    Turn(on: Simulation(version: version))
  }

  private func type(_ name: String, _ turn: Turn) throws -> Value {
    .type(try #require(turn.simulation.classes.id(named: name)))
  }

  @Test func anImageByNameIsReadOnceAndGoesWithAWarning() throws {
    var turn = turn()
    turn.simulation.declareFile(named: "cat.png", bytes: 300_000)
    let image = try type("UIImage", turn)
    for _ in 1...3 { try turn.send("imageNamed:", to: image, [.string("cat.png")]) }
    try turn.end()
    #expect(turn.simulation.memoryInUse == 300_000)
    try turn.warnOfLowMemory()
    try turn.end()
    #expect(turn.simulation.memoryInUse == 0)
    #expect(
      turn.trace.events.contains { $0.kind == .note(.memory(before: 300_000, after: 0)) })
  }

  @Test func aPageOfUIWebViewCountsAndOneOfWKWebViewDoesNot() throws {
    for (name, bytes) in [("UIWebView", 1_000_000), ("WKWebView", 0)] {
      var turn = turn()
      let view = try turn.makeView(name, frame: Rect())
      let url = try turn.send(
        "fileURLWithPath:", to: try type("NSURL", turn), [.string("/App.app/a.html")])
      let request = try turn.send("requestWithURL:", to: try type("NSURLRequest", turn), [url])
      try turn.send("loadRequest:", to: .object(view), [request])
      #expect(turn.simulation.memoryInUse == bytes)
    }
  }

  @Test func aLabelHasABitmapWhileItIsOnScreen() throws {
    var turn = turn(UIKitVersion(3))
    let label = try turn.makeView("UILabel", frame: Rect(x: 0, y: 0, width: 100, height: 20))
    let window = Value.object(turn.simulation.window)
    try turn.send("addSubview:", to: window, [.object(label)])
    #expect(turn.simulation.memoryInUse == 0)
    turn.setNeedsLayout(label)
    try turn.end()
    #expect(turn.simulation.memoryInUse == 100 * 20 * 4)
  }

  @Test func aViewOffScreenLosesItsBitmapAndStays() throws {
    var turn = turn(UIKitVersion(6))
    let controller = try turn.send("new", to: try type("UIViewController", turn))
    try turn.retain(try #require(controller.object), as: .framework)
    let view = try turn.send("view", to: controller)
    let label = try turn.makeView("UILabel", frame: Rect(x: 0, y: 0, width: 100, height: 20))
    try turn.send("addSubview:", to: view, [.object(label)])
    let window = Value.object(turn.simulation.window)
    try turn.send("addSubview:", to: window, [view])
    turn.setNeedsLayout(label)
    try turn.end()
    #expect(turn.simulation.memoryInUse > 0)
    try turn.send("removeFromSuperview", to: view)
    try turn.warnOfLowMemory()
    try turn.end()
    #expect(turn.simulation.memoryInUse == 0)
    #expect(try turn.send("isViewLoaded", to: controller) == .bool(true))
  }
}
