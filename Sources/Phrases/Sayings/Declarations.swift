public import Playgrounds
import UIKitAPI

// What became known with a type.
extension Phrasebook {
  /// `NoteController: outlet text; implements viewDidLoad.`
  public func declared(_ type: Declared) -> String {
    var parts: [String] = []
    if !type.outlets.isEmpty { parts.append(counted("declared.outlets", type.outlets)) }
    if !type.lifeCycle.isEmpty {
      parts.append(counted("declared.methods", type.messages))
    }
    if parts.isEmpty {
      parts.append(
        type.superclass.map { say("declared.subclass", ["superclass": .text($0)]) }
          ?? say("declared.known"))
    }
    let joined = parts.joined(separator: say("declared.separator"))
    guard let nib = type.nib else {
      return say("declared.type", ["name": .text(type.name), "parts": .text(joined)])
    }
    return say(
      "declared.type-with-nib",
      ["name": .text(type.name), "parts": .text(joined), "nib": .text(sentence(nib))])
  }

  /// A list with the number that its plural goes by.
  private func counted(_ id: String, _ names: [String]) -> String {
    say(id, ["count": .number(names.count), "names": .text(and(names))])
  }

  /// The class's nib, with how many objects of which class.
  private func sentence(_ nib: Declared.Nib) -> String {
    let objects = nib.objects.map {
      say("declared.object", ["count": .number($0.count), "type": .text($0.type)])
    }
    let view =
      nib.view == "UIView"
      ? say("declared.view") : say("declared.view-of-class", ["type": .text(nib.view)])
    return say(
      "declared.nib", ["name": .text(nib.name), "objects": .text(and([view] + objects))])
  }
}
