import CMath
import ObjectModel
import ObjectRuntime

// The functions of Core Graphics on affine transforms.
extension Builtin {
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
      .bool(Transform(values[0]) == Transform([1, 0, 0, 1, 0, 0]))
    },
    "CGAffineTransformEqualToTransform": Function { _, values throws(Fault) in
      .bool(Transform(values[0]) == Transform(values[1]))
    },
  ]
}

/// A matrix of two rows and three columns, which is applied to rows.
private struct Transform: Equatable {
  var a, b, c, d, tx, ty: Double

  /// Its numbers in their order, zero where there are none.
  init(_ numbers: [Double]) {
    let all = numbers + [Double](repeating: 0, count: max(0, 6 - numbers.count))
    (a, b, c, d, tx, ty) = (all[0], all[1], all[2], all[3], all[4], all[5])
  }

  init(_ value: Value) {
    if case .record(let parts) = value { self.init(parts.map(\.real)) } else { self.init([]) }
  }

  static func translation(_ x: Double, _ y: Double) -> Transform { Transform([1, 0, 0, 1, x, y]) }
  static func scale(_ x: Double, _ y: Double) -> Transform { Transform([x, 0, 0, y, 0, 0]) }

  static func rotation(_ angle: Double) -> Transform {
    let (sine, cosine) = (sin(angle), cos(angle))
    return Transform([cosine, sine, -sine, cosine, 0, 0])
  }

  /// First this one, then another.
  func times(_ other: Transform) -> Transform {
    Transform([
      a * other.a + b * other.c, a * other.b + b * other.d,
      c * other.a + d * other.c, c * other.b + d * other.d,
      tx * other.a + ty * other.c + other.tx, tx * other.b + ty * other.d + other.ty,
    ])
  }

  /// The one that undoes it; itself where none does.
  var inverted: Transform {
    let area = a * d - b * c
    guard area != 0 else { return self }
    return Transform([
      d / area, -b / area, -c / area, a / area, (c * ty - d * tx) / area, (b * tx - a * ty) / area,
    ])
  }

  var value: Value { .record([a, b, c, d, tx, ty].map { .real($0) }) }
}
