import Typesetting

/// What of a cast's output a terminal is sent, whoever made the cast.
///
/// Text passes, and so do line ends, returns, tabs and backspaces. Of the control sequences these
/// pass, with up to 32 digits and semicolons for parameters: `CSI … m` (colours and weight), `CSI …
/// H` (where the cursor goes), `CSI … J` and `CSI … K` (what is cleared). Every other sequence and
/// control character is left out and counted: nothing asks the terminal anything, sets its title or
/// its modes, or has it keep or send something.
public struct CastOutput {
  /// How much was left out.
  public private(set) var refused = 0
  /// Whether control sequences pass; in a pipe none does.
  private let isTerminal: Bool
  private var state = State.text

  /// What the bytes so far have begun.
  private enum State {
    case text
    /// Behind `ESC`.
    case escape
    /// Behind `ESC` and what names a set of characters or the like.
    case intermediate
    /// Behind `ESC [`, with the parameters so far.
    case sequence(String)
    /// Up to `BEL` or `ESC \`; whether `ESC` was the last.
    case string(isEscaped: Bool)
  }

  /// The final letters of the sequences that pass.
  private static let passing: Set<Unicode.Scalar> = ["m", "H", "J", "K"]
  /// Characters of parameters: more may be an attempt to fill the memory.
  private static let longest = 32

  /// `isTerminal` is false for a pipe, which gets text alone.
  public init(isTerminal: Bool) { self.isTerminal = isTerminal }

  /// The part of an event that passes; a sequence may go on in the next event.
  public mutating func take(_ data: String) -> String {
    var result = ""
    for scalar in data.unicodeScalars { take(scalar, &result) }
    return result
  }

  /// One step of the automaton; the states are those of ECMA-48's control functions.
  private mutating func take(_ scalar: Unicode.Scalar, _ result: inout String) {
    switch state {
    case .text: text(scalar, &result)
    case .escape:
      switch scalar {
      case "[": state = .sequence("")
      case "]", "P", "X", "^", "_": refuse(.string(isEscaped: false))
      case " "..."/": state = .intermediate
      default: refuse(.text)
      }
    case .intermediate: if !(" "..."/" ~= scalar) { refuse(.text) }
    case .sequence(let parameters): sequence(parameters, scalar, &result)
    case .string(let isEscaped):
      if scalar == "\u{7}" || isEscaped && scalar == "\\" {
        state = .text
      } else {
        state = .string(isEscaped: scalar == "\u{1B}")
      }
    }
  }

  /// A character that could turn text round or hide is refused, as in any text from elsewhere.
  private mutating func text(_ scalar: Unicode.Scalar, _ result: inout String) {
    switch scalar {
    case "\u{1B}": state = .escape
    case "\n", "\t": result.unicodeScalars.append(scalar)
    case "\r", "\u{8}": if isTerminal { result.unicodeScalars.append(scalar) }
    default:
      let character = String(scalar)
      if visible(character) == character { result += character } else { refuse(.text) }
    }
  }

  /// Parameters grow up to the final letter. `?` takes the place of parameters that cannot pass.
  private mutating func sequence(
    _ parameters: String, _ scalar: Unicode.Scalar, _ result: inout String
  ) {
    switch scalar {
    case "0"..."9", ";":
      if parameters.count < Self.longest {
        state = .sequence(parameters + String(scalar))
        return
      }
      refuse(.sequence("?"))
    case " "..."?":
      // What is private, or has intermediates, ends like the others and does not pass.
      state = .sequence("?")
    case "@"..."~":
      let passes = Self.passing.contains(scalar) && !parameters.contains("?")
      if passes, isTerminal { result += "\u{1B}[" + parameters + String(scalar) }
      state = .text
      if !passes { refused += 1 }
    default: refuse(.text)
    }
  }

  /// Counts what is left out, and goes on in a state.
  private mutating func refuse(_ next: State) {
    refused += 1
    state = next
  }
}
