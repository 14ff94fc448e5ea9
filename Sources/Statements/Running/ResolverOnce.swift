import Diagnostics
import Simulator

extension Resolver {
  /// `dispatch_once(&token, ^{ … })`: the block is called while the token is 0.
  mutating func once(_ arguments: [Argument], _ range: SourceRange) -> Resolved? {
    guard arguments.count == 2, case .unary(.address, let token) = arguments[0].value.kind else {
      return nil
    }
    let (read, store) = (resolve(token).code, store(to: token))
    let call = calling(resolve(arguments[1].value), [], answering: .void, range).code
    return Resolved(.void, isEchoed: false) { frame, turn throws(Fault) in
      if try read(&frame, &turn).integer != 0 { return .none }
      try store(.int(-1), &frame, &turn)
      return try call(&frame, &turn)
    }
  }
}
