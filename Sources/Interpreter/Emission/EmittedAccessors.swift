import ObjectModel
import ObjectRuntime
import Simulator
import TypedTree

// What the compiler writes itself: initial values, lazy and observed properties, type properties.
extension Emitter {
  /// What is made here is no initialiser's doing to who watches; what is made is let go of at the
  /// end of this statement.
  mutating func initialValue(_ value: TypedExpression, _ slot: Int, _ ivar: Ivar) -> Step {
    let code = code(value)
    return { frame, turn throws(Fault) in
      guard let id = frame.receiver.object else { return .next }
      let mark = turn.temporaryCount
      turn.beginInitializing(nil)
      defer { turn.endInitializing() }
      let value = try code(&frame, &turn)
      try turn.store(
        value, in: slot, of: id, named: ivar.label, type: ivar.type, as: ivar.strength)
      try turn.endStatement(keeping: mark)
      return .next
    }
  }

  /// The value is made where nothing is in the field.
  mutating func lazyGetter(
    _ value: TypedExpression, _ slot: Int, _ ivar: Ivar, _ line: Int
  ) -> Step {
    let code = code(value)
    return { frame, turn throws(Fault) in
      guard let id = frame.receiver.object else { return .next }
      turn.stand(at: line)
      let mark = turn.temporaryCount
      if turn.read(slot, of: id) == .none {
        try turn.store(
          try code(&frame, &turn).keptLazily, in: slot, of: id, named: ivar.label,
          type: ivar.type, as: ivar.strength)
        try turn.endStatement(keeping: mark)
      }
      frame.result = turn.read(slot, of: id).foundLazily
      return .result
    }
  }

  /// `withObservationTracking` collects the reads (SE-0395).
  func trackedGetter(_ slot: Int) -> Step {
    { frame, turn throws(Fault) in
      guard let id = frame.receiver.object else { return .next }
      turn.noteRead(of: slot, of: id)
      frame.result = turn.read(slot, of: id)
      return .result
    }
  }

  /// Observers see the property as it is: `willSet` the old value in place, `didSet` the new one.
  /// The old one is kept for `didSet` alone. An `@Observable` property that is set to what it was is
  /// no change to who watches it (`shouldNotifyObservers` of Observation).
  mutating func observedSetter(
    _ new: Int, _ slot: Int, _ ivar: Ivar, _ will: TypedObserver?, _ did: TypedObserver?,
    _ isTracked: Bool, _ isLazy: Bool
  ) -> Step {
    let (before, after) = (will.map { observer($0) }, did.map { observer($0) })
    return { frame, turn throws(Fault) in
      guard let id = frame.receiver.object else { return .next }
      let (value, old) = (frame.slots[new], turn.read(slot, of: id).foundLazily)
      let isChange = isTracked && !(value == old && turn.simulation.isComparable(value))
      if isChange { try turn.noteComingChange(of: slot, of: id) }
      if let before {
        try before.given(value, &frame, &turn)
        _ = try before.body(&frame, &turn)
      }
      // It may be the last owner that lets go of the old value now.
      try after?.given(old, &frame, &turn)
      try turn.store(
        isLazy ? value.keptLazily : value, in: slot, of: id, named: ivar.label, type: ivar.type,
        as: ivar.strength)
      if isChange { turn.noteChange(of: slot, of: id) }
      _ = try after?.body(&frame, &turn)
      return .next
    }
  }

  /// What takes the parameter of an observer, and what runs its body then.
  private mutating func observer(_ observer: TypedObserver) -> (given: Store, body: Step) {
    (
      store(.initial(observer.parameter)),
      releasing(observer.owned, after: step(observer.body))
    )
  }

  /// The flag is set before the value is computed, so that a value which asks for itself ends.
  mutating func staticGetter(_ index: Int, _ flag: Int, _ value: TypedExpression?) -> Step {
    let code = code(value)
    return { frame, turn throws(Fault) in
      if let code, !turn.simulation.variables[flag].value.isTrue {
        try turn.assign(.bool(true), to: flag)
        try turn.assign(try code(&frame, &turn), to: index)
      }
      frame.result = turn.simulation.variables[index].value
      return .result
    }
  }

  /// Who sets before anybody has read makes the first value superfluous.
  func staticSetter(_ index: Int, _ flag: Int) -> Step {
    { frame, turn throws(Fault) in
      try turn.assign(.bool(true), to: flag)
      try turn.assign(frame.slots[0], to: index)
      return .next
    }
  }
}

extension Value {
  /// What stands for nil in the field of a lazy property that has its value; no function has the
  /// number.
  private static let lazyNil = Value.function(-1)

  /// What a lazy property's field holds for a value.
  fileprivate var keptLazily: Value { self == .none ? Value.lazyNil : self }

  /// The value that a field stands for, which may be a lazy property's.
  var foundLazily: Value { self == Value.lazyNil ? .none : self }
}

extension Simulation {
  /// Whether two values that are the same are equal to Swift: numbers and texts are, and objects of
  /// classes; what a structure holds may know nothing of equality.
  fileprivate func isComparable(_ value: Value) -> Bool {
    value.object.map { !isBox($0) } ?? true
  }
}
