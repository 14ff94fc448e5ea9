import Diagnostics
import Learning
import LibC
import LineEditing
import Phrases
import Rendering
import Typesetting

/// `:play FILE`: a recording at the prompt, event by event or by itself; as text where nobody sits at
/// a terminal that can move its cursor.
struct CastPlaying {
  private let arguments: Arguments
  private let renderer: Renderer
  /// Done again and again while a recording stands at the prompt.
  private let meanwhile: () -> Void

  /// What is done `meanwhile` is done between events, as long as nothing is typed.
  init(_ arguments: Arguments, _ renderer: Renderer, meanwhile: @escaping () -> Void = {}) {
    (self.arguments, self.renderer, self.meanwhile) = (arguments, renderer, meanwhile)
  }

  /// What keys do; Return steps on like the space bar.
  private static let wishes: [Character: CastPlayer.Wish] = [
    " ": .step, "\r": .step, "\n": .step, "p": .playOrPause, "n": .nextMarker,
    "b": .markerBefore, "+": .faster, "-": .slower,
  ]

  /// Plays a file; false where it could not be played, which is said.
  func run(_ path: String) -> Bool {
    guard let cast = cast(at: path) else { return false }
    if arguments.ownsScreen, let keys = SingleKeys() {
      play(cast, keys)
    } else {
      Output.write(CastPlayer.text(of: cast), to: STDOUT_FILENO)
    }
    if let refusals = CastPlayer.refusals(in: cast) {
      note("\(path):\(refusals.line): note: ", renderer.phrases.refusedSequences(refusals.count))
    }
    if let line = cast.cut { note("\(path):\(line): warning: ", renderer.phrases.castIsCut) }
    return true
  }

  /// Where something is wrong in the file, as compilers say it.
  private func note(_ place: String, _ text: String) { Output.error(visible(place + text)) }

  /// The recording; nil where it cannot be read, which is said.
  private func cast(at path: String) -> Cast? {
    let source: SourceText
    do throws(Files.Fault) {
      source = try CastPlaying.source(at: path)
    } catch {
      Output.errors(renderer.lines(of: error, path: path))
      return nil
    }
    do throws(CastFault) {
      return try Cast(source.text)
    } catch {
      note("\(path):\(error.line): error: ", renderer.phrases.message(error.fact))
      return nil
    }
  }

  /// More bytes than any class takes; what is behind them is left away, for a device has no end.
  private static let largest = 1 << 25

  /// A file that breaks off amid a character is read up to there.
  private static func source(at path: String) throws(Files.Fault) -> SourceText {
    let bytes = try Files.bytes(at: Files.expanded(path), atMost: largest)
    do throws(UndecodableText) {
      return try SourceText(name: path, bytes: Cast.wholeCharacters(of: bytes))
    } catch {
      throw .undecodable(error)
    }
  }

  /// Plays until `q` or Ctrl-C; the line about the player stands below what is shown.
  private func play(_ cast: Cast, _ keys: SingleKeys) {
    var player = CastPlayer(cast, isTerminal: true)
    Output.clearScreen()
    show(player.step(), player)
    while Output.fault == nil {
      switch next(keys, within: player.wait) {
      case .leave, .key("q"): return end()
      case .expired: show(player.step(), player)
      case .disturbed: show("", player)
      case .key(let key):
        guard let wish = Self.wishes[key] else { continue }
        show(player.take(wish), player)
      }
    }
  }

  /// How often something else is done, in milliseconds.
  private static let interval = 500

  /// The next key, or that a pause is over; without one it is only a key that ends the wait.
  private func next(_ keys: SingleKeys, within pause: Int?) -> SingleKeys.Event {
    let end = pause.map { Environment.now.monotonic + $0 }
    while true {
      meanwhile()
      let rest = end.map { max(0, $0 - Environment.now.monotonic) } ?? .max
      let event = keys.next(atMost: min(rest, CastPlaying.interval))
      if event != .expired || rest <= CastPlaying.interval { return event }
    }
  }

  /// Puts what is new where the line about the player stood, and that line below it.
  private func show(_ text: String, _ player: CastPlayer) {
    let isWhole = text.isEmpty || text.hasSuffix("\n")
    Output.write(
      "\r\u{1B}[K" + text + (isWhole ? "" : "\r\n") + "\u{1B}[m" + renderer.line(about: player),
      to: STDOUT_FILENO)
  }

  /// Clears the player's line, and what colour was left on.
  private func end() { Output.write("\r\u{1B}[K\u{1B}[m", to: STDOUT_FILENO) }
}
