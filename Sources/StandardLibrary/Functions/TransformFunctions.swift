import CMath
import ObjectModel
import ObjectRuntime

// The functions of Core Graphics on affine transforms.
extension Builtin {
  /// A transform is six numbers: a, b, c, d, tx, ty. What is added to one comes before it:
  /// `CGAffineTransformTranslate(t, …)` moves, then applies `t`.
  static let transforms: [String: Function] = [
    "CGAffineTransformMake": .numbers { Transform($0).value },
    "CGAffineTransformMakeTranslation": .numbers { Transform.translation($0[0], $0[1]).value },
    "CGAffineTransformMakeScale": .numbers { Transform.scale($0[0], $0[1]).value },
    "CGAffineTransformMakeRotation": .numbers { Transform.rotation($0[0]).value },
    "CGAffineTransformTranslate": Function { _, values throws(Fault) in
      Transform.translation(values[1].real, values[2].real).times(Transform(values[0])).value
    },
    "CGAffineTransformScale": Function { _, values throws(Fault) in
      Transform.scale(values[1].real, values[2].real).times(Transform(values[0])).value
    },
    "CGAffineTransformRotate": Function { _, values throws(Fault) in
      Transform.rotation(values[1].real).times(Transform(values[0])).value
    },
    "CGAffineTransformConcat": Function { _, values throws(Fault) in
      Transform(values[0]).times(Transform(values[1])).value
    },
    "CGAffineTransformInvert": Function { _, values throws(Fault) in
      Transform(values[0]).inverted.value
    },
    "CGAffineTransformIsIdentity": Function { _, values throws(Fault) in
      .bool(Transform(values[0]) == .identity)
    },
    "CGAffineTransformEqualToTransform": Function { _, values throws(Fault) in
      .bool(Transform(values[0]) == Transform(values[1]))
    },
  ]
}

extension Transform {
  /// `angle` is in radians.
  fileprivate static func rotation(_ angle: Double) -> Transform {
    let (sine, cosine) = (sin(angle), cos(angle))
    return Transform([cosine, sine, -sine, cosine, 0, 0])
  }
}
