import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax
import Testing
import UIKitClasses

@Suite struct FirstDisplayTests {
  @Test func rootViewControllerAppears() throws {
    var simulation = Simulation(version: UIKitVersion(26))
    let type = simulation.classes.declare(
      Class(
        name: "A", superclass: simulation.classes.id(named: "UIViewController"), isLearners: true,
        memory: .automatic))
    var turn = Turn(on: simulation)
    let a = try turn.allocate(type, counting: .automatic)
    try turn.send("init", to: .object(a))
    try turn.send("setRootViewController:", to: .object(simulation.window), [.object(a)])
    try turn.end()
    #expect(turn.simulation.appearance(of: a) == .appeared)
    #expect(turn.simulation.rootViewController(of: turn.simulation.window) == a)
  }
}
