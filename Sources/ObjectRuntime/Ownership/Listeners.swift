import ObjectModel

// Who listens to Combine's subjects: a subject holds its subscribers until they are cancelled, and
// they the closures that are to be called.
extension Simulation {
  /// What stands first on the way from a subject to a closure, with the subject.
  var listeners: [ObjectID: WaitingHold.Root] {
    if classes.id(named: "AttachedSubscriber") == nil { return [:] }
    var found: [ObjectID: WaitingHold.Root] = [:]
    for id in allObjects where isAlive(id) && isSubject(id) {
      guard let subscribers = value(ofField: "sinks", of: id)?.object else { continue }
      let root = root(ofSubject: id)
      for listener in contents[subscribers]?.members ?? [] { found[listener] = root }
    }
    return found
  }

  /// Whether something that lasts leads to a subject, and not by way of an object alone.
  func lasts(_ subject: ObjectID, without id: ObjectID) -> Bool {
    let roots = owningVariables + roots(without: [id])
    return reachable(from: roots, beyond: [id]).contains(subject)
  }

  private func isSubject(_ id: ObjectID) -> Bool {
    ["PassthroughSubject", "Future"].contains(classes[outline: self[id].type].name)
  }

  /// The subject that the program sees: a current value's own subject is part of it, and that of a
  /// published property's part of the property.
  private func root(ofSubject id: ObjectID) -> WaitingHold.Root {
    var isPublished = false
    var subject = id
    while let (holder, label) = holder(of: subject) {
      switch classes[outline: self[holder].type].name {
      case "CurrentValueSubject": subject = holder
      case "Published": (subject, isPublished) = (holder, true)
      default:
        return .subject(subject, .field(holder, isPublished ? String(label.dropFirst()) : label))
      }
    }
    return .subject(subject, nil)
  }

  /// The first object with a field that holds another, which no variable of the program's does.
  private func holder(of id: ObjectID) -> (ObjectID, label: String)? {
    for owner in self[id].owners {
      switch owner {
      case .variable: return nil
      case .field(let holder, let label) where isAlive(holder) && !isValue(holder):
        return (holder, label)
      case .field, .superview, .view, .root, .stack, .tabs, .parent, .presenter, .presentation,
        .collection, .capture, .claim, .pool, .temporary, .framework:
        continue
      }
    }
    return nil
  }

  private func value(ofField label: String, of id: ObjectID) -> ObjectModel.Value? {
    let slot = self[id].fields.indices.first { self.label(ofField: $0, of: self[id].type) == label }
    return slot.map { self[id].fields[$0] }
  }

  /// Whether an object is part of how publishers are made, of which a program sees nothing.
  func isOfPublishers(_ id: ObjectID) -> Bool {
    isKind(id, of: "AttachedSubscriber") || closureKind(of: id) != nil && self[id].line <= 0
  }

  /// The same where ways are told: what a program has set up itself has no line either.
  func isInsidePublishers(_ id: ObjectID) -> Bool {
    switch classes[outline: self[id].type].name {
    case "closure": return self[id].line <= 0 && isHeld(id, byField: "AttachedSubscriber")
    case "AttachedSubscriber", "Published": return true
    case "CurrentValueSubject": return isHeld(id, byField: "Published")
    case "PassthroughSubject":
      return isHeld(id, byField: "CurrentValueSubject")
        || isHeld(id, byField: "ObservableObjectPublisher")
    default: return false
    }
  }

  /// Whether it is a closure of the program's that a publisher calls with its values.
  func isSinkClosure(_ id: ObjectID) -> Bool {
    self[id].line > 0 && isKind(id, of: "closure") && isHeld(id, byField: "AttachedSubscriber")
  }

  /// Whether it is an object of Combine's that a program knows, but not what is in it.
  func isOfCombine(_ id: ObjectID) -> Bool {
    [
      "AnyCancellable", "CurrentValueSubject", "PassthroughSubject", "ObservableObjectPublisher",
    ].contains(classes[outline: self[id].type].name)
  }

  private func isHeld(_ id: ObjectID, byField type: String) -> Bool {
    self[id].owners.contains { owner in
      if case .field(let holder, _) = owner {
        classes[outline: self[holder].type].name == type
      } else {
        false
      }
    }
  }
}
