import Scripts
import Statements

// What is wrong with a storyboard.
extension Czech {
  func message(_ fact: StoryboardFact) -> String {
    switch fact {
    case .yaml(let fact): "storyboard nelze přečíst: \(message(fact))"
    case .notPlain: "storyboard nelze přečíst: kotvy, odkazy ani značky YAML sem nepatří"
    case .repeatedKey(let key): "'\(key)' už tu je; identifikátory se neopakují"
    case .expectedMapping: "tady mají být dvojice '{klíč: hodnota}'"
    case .expectedText: "tady má být jméno"
    case .expectedList: "tady má být seznam scén '[a, b]'"
    case .unknownKey(let key, let part): "\(name(part)) nemá klíč '\(key)'"
    case .missingKey(let key, let part): "\(name(part)) potřebuje klíč '\(key)'"
    case .noScene(let name): "scéna '\(name)' neexistuje"
    case .noOutlet(let name): "scéna nepřipojuje outlet '\(name)'"
    case .keyOfAnotherKind(let key, let kind): "segue druhu '\(kind)' nemá klíč '\(key)'"
    case .containsItself(let name): "scéna '\(name)' obsahuje sama sebe"
    }
  }

  private func name(_ part: StoryboardFact.Part) -> String {
    switch part {
    case .storyboard: "storyboard"
    case .scene: "scéna"
    case .segue: "segue"
    }
  }
}
