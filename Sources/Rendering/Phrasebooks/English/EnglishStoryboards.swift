import Scripts
import Statements

// What is wrong with a storyboard.
extension English {
  func message(_ fact: StoryboardFact) -> String {
    switch fact {
    case .yaml(let fact): "the storyboard cannot be read: \(message(fact))"
    case .notPlain: "the storyboard cannot be read: no anchors, aliases or tags"
    case .repeatedKey(let key): "'\(key)' is there already; identifiers are unique"
    case .expectedMapping: "a mapping '{key: value}' should stand here"
    case .expectedText: "a name should stand here"
    case .expectedList: "a list of scenes '[a, b]' should stand here"
    case .unknownKey(let key, let part): "\(name(part)) has no '\(key)'"
    case .missingKey(let key, let part): "\(name(part)) needs '\(key)'"
    case .noScene(let name): "there is no scene '\(name)'"
    case .noOutlet(let name): "the scene connects no outlet '\(name)'"
    case .keyOfAnotherKind(let key, let kind): "a segue of kind '\(kind)' has no '\(key)'"
    case .containsItself(let name): "the scene '\(name)' contains itself"
    }
  }

  private func name(_ part: StoryboardFact.Part) -> String {
    switch part {
    case .storyboard: "a storyboard"
    case .scene: "a scene"
    case .segue: "a segue"
    }
  }
}
