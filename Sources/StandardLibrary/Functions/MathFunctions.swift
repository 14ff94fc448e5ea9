import CMath
import ObjectModel

// The real functions of C's <math.h>; a name that ends in `f` is the one on `float`.
extension Builtin {
  /// Each function also under its name for `float`, which computes in double here. Those that test
  /// answer 1 or 0, as C does.
  static let mathematics: [String: Function] = {
    var all = ofOne.mapValues { Function.real($0) }
    for (name, function) in ofTwo {
      all[name] = .numbers { .real(function($0[0], $0[1])) }
    }
    for (name, function) in toWhole {
      all[name] = .numbers { .int(Int(saturating: function($0[0]))) }
    }
    for (name, function) in all { all[name + "f"] = function }
    for (name, test) in tests { all[name] = .numbers { .int(test($0[0]) ? 1 : 0) } }
    return all
  }()

  /// Functions of one real.
  private static let ofOne: [String: @Sendable (Double) -> Double] = [
    "acos": { acos($0) }, "asin": { asin($0) }, "atan": { atan($0) }, "cbrt": { cbrt($0) },
    "cos": { cos($0) }, "cosh": { cosh($0) }, "exp": { exp($0) }, "log": { log($0) },
    "log10": { log10($0) }, "log2": { log2($0) }, "sin": { sin($0) }, "sinh": { sinh($0) },
    "sqrt": { $0.squareRoot() }, "tan": { tan($0) }, "tanh": { tanh($0) },
    "fabs": { abs($0) }, "floor": { $0.rounded(.down) }, "ceil": { $0.rounded(.up) },
    "round": { $0.rounded() }, "trunc": { $0.rounded(.towardZero) },
    "rint": { $0.rounded(.toNearestOrEven) }, "nearbyint": { $0.rounded(.toNearestOrEven) },
    "exp2": { pow(2, $0) },
  ]

  /// Roundings to an integer; what no integer holds is the nearest that does.
  private static let toWhole: [String: @Sendable (Double) -> Double] = [
    "lround": { $0.rounded() }, "llround": { $0.rounded() },
    "lrint": { $0.rounded(.toNearestOrEven) }, "llrint": { $0.rounded(.toNearestOrEven) },
  ]

  /// Questions about one real.
  private static let tests: [String: @Sendable (Double) -> Bool] = [
    "isnan": { $0.isNaN }, "isinf": { $0.isInfinite }, "isfinite": { $0.isFinite },
    "signbit": { $0.sign == .minus },
  ]

  /// Functions of two reals.
  private static let ofTwo: [String: @Sendable (Double, Double) -> Double] = [
    "atan2": { atan2($0, $1) }, "fmod": { fmod($0, $1) }, "hypot": { hypot($0, $1) },
    "pow": { pow($0, $1) }, "fmax": { .maximum($0, $1) }, "fmin": { .minimum($0, $1) },
    "copysign": { Double(signOf: $1, magnitudeOf: $0) },
  ]
}
