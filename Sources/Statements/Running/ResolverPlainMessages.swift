import Simulator

// Messages to methods that only compute with numbers: getters, counters, questions.
extension Resolver {
  /// A message without arguments to what stands in a variable or a field: where the method is plain and
  /// has no locals, it runs in the caller's frame.
  func sendPlainly(
    _ selector: Selector, to target: Operand, _ site: CallSite, _ line: Int, _ type: StaticType,
    otherwise send: @escaping Code
  ) -> Resolved {
    let code: Code = { frame, turn throws(Fault) in
      if let id = target.object(&frame, &turn),
        let body = site.framelessBody(for: selector, on: id, frame.run, &turn)
      {
        return try body.answer(on: id, from: line, &frame, &turn)
      }
      return try send(&frame, &turn)
    }
    var sent = Resolved(type, isEchoed: !type.isVoid, code)
    sent.action = .effect { frame, turn throws(Fault) in
      if let id = target.object(&frame, &turn),
        let body = site.framelessBody(for: selector, on: id, frame.run, &turn), !body.answers
      {
        try body.act(on: id, from: line, &frame, &turn)
      } else {
        _ = try code(&frame, &turn)
      }
    }
    return sent
  }
}

extension Body {
  /// Runs a plain body in its caller's frame, with another `self`.
  @inline(__always)
  fileprivate func act(
    on id: ObjectID, from line: Int, _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) {
    try frame.run.spend()
    var receiver = Value.object(id)
    swap(&frame.receiver, &receiver)
    defer {
      swap(&frame.receiver, &receiver)
      turn.stand(at: line)
    }
    _ = try code(&frame, &turn)
  }

  /// The same for what it returns; what the caller is about to return stays.
  @inline(__always)
  fileprivate func answer(
    on id: ObjectID, from line: Int, _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> Value {
    var result = Value.none
    swap(&frame.result, &result)
    defer { swap(&frame.result, &result) }
    try act(on: id, from: line, &frame, &turn)
    return returns.converted(frame.result)
  }
}
