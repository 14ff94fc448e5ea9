public import Sessions
import Simulator
import Statements

extension Renderer {
  /// What stands before the prompt's sign: version, dialect where it is Swift's, the controller's state.
  public func prompt(_ standing: Session.Standing) -> String {
    switch standing {
    case .order: return phrases.orderPrompt
    case .classify: return phrases.classifyPrompt
    case .answered: return phrases.answeredPrompt
    case .sandbox(let simulation, let dialect):
      var parts = ["iOS \(simulation.version)"]
      if dialect == .swift { parts.append("swift") }
      if let id = simulation.currentController, simulation.isAlive(id) {
        parts.append(visible(simulation.name(of: id)))
        parts.append(phrases.place(simulation.place(of: id)))
      }
      return parts.joined(separator: " ")
    }
  }
}
