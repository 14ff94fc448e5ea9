import Declaring
import Syntax
import TypedTree

// Affine transforms, which Swift makes and changes as a type of its own and C by functions.
extension Typing {
  /// `CGAffineTransform(rotationAngle: .pi)`; nil for all else.
  mutating func transform(
    _ name: String, _ labels: [String], _ arguments: [Argument]
  ) -> TypedExpression? {
    guard name == "CGAffineTransform" else { return nil }
    let function: String
    switch labels {
    case ["rotationAngle"]: function = "CGAffineTransformMakeRotation"
    case ["scaleX", "y"]: function = "CGAffineTransformMakeScale"
    case ["translationX", "y"]: function = "CGAffineTransformMakeTranslation"
    default: return nil
    }
    return call(function, [], arguments)
  }

  /// `transform.rotated(by: 1)`, `transform.isIdentity`; nil for all else.
  ///
  /// A method without arguments may be read as a property too, which the number of arguments tells.
  mutating func transformed(
    _ name: Name, _ arguments: [Argument], of holder: TypedExpression
  ) -> TypedExpression? {
    guard holder.type.record?.name == "CGAffineTransform" else { return nil }
    let function: String
    switch (name.text, arguments.map { $0.label?.text ?? "" }) {
    case ("isIdentity", []): function = "CGAffineTransformIsIdentity"
    case ("inverted", []): function = "CGAffineTransformInvert"
    case ("rotated", ["by"]): function = "CGAffineTransformRotate"
    case ("scaledBy", ["x", "y"]): function = "CGAffineTransformScale"
    case ("translatedBy", ["x", "y"]): function = "CGAffineTransformTranslate"
    case ("concatenating", [""]): function = "CGAffineTransformConcat"
    default: return nil
    }
    return call(function, [holder], arguments)
  }

  /// By the function of C, whose arguments are the transform first, then the numbers in order of
  /// Swift's labels.
  private mutating func call(
    _ function: String, _ first: [TypedExpression], _ arguments: [Argument]
  ) -> TypedExpression {
    let values = first + arguments.map { resolve($0.value, expecting: .cgFloat) }
    let type = FunctionOfC.all[function]?.returns ?? .any
    return TypedExpression(type, .builtin(function, values, line: callLine))
  }
}
