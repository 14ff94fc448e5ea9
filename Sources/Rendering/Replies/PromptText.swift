import Phrases
public import Sessions
import Typesetting

extension Renderer {
  /// With the sign behind it a prompt takes at most 20 columns.
  private static let promptWidth = 18

  /// What stands before the prompt's sign: the version and the current controller.
  ///
  /// Where the controller stands is the answer's last line to say. A long name is cut in the
  /// middle, so that the number behind it stays: `UIVie..#1`.
  public func prompt(_ standing: Session.Standing) -> String {
    switch standing {
    case .asked(let kind): return phrases.prompt(kind)
    case .gap(let number): return phrases.gapPrompt(number)
    case .answered: return phrases.answeredPrompt
    case .sandbox(let version, let controller):
      let version = "iOS \(version)"
      guard let name = controller.map(visible) else { return version }
      return version + " " + shortened(name, to: Self.promptWidth - displayWidth(version) - 1)
    }
  }

  /// Cut before the number that tells objects of one class apart.
  private func shortened(_ name: String, to width: Int) -> String {
    if displayWidth(name) <= width { return name }
    let number = name.lastIndex(of: "#").map { String(name[$0...]) } ?? ""
    return name.dropLast(number.count).description.fitting(width - number.count - 2) + ".." + number
  }
}
