public import ObjectRuntime
public import Parsing

extension Target {
  /// The app that a simulation runs.
  public init(_ simulation: Simulation) {
    self.init(simulation.version, memory: simulation.memory)
  }
}

extension Script.Context {
  /// What is typed into the app that a simulation runs, in which `:ios` and `:memory` may stand.
  public init(_ simulation: Simulation) {
    self.init(Target(simulation)) { before, command in
      switch try? WorldCommand.read(command) {
      case .ios(let version): Target(version)
      case .memory(let memory): Target(before.version, memory: memory)
      default: before
      }
    }
  }
}
