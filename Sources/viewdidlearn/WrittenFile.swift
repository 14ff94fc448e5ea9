import LibC
import Phrases
import Rendering
import Typesetting

extension Arguments {
  /// Writes a text into the file of `--out`, or to standard output where there is none, and answers
  /// the exit code.
  ///
  /// - Parameter sentence: told on standard error, so that nothing stands beside the text.
  func write(_ text: String, saying sentence: String, _ renderer: Renderer) -> Int32 {
    if let path = paths[.out] {
      if let code = renderer.write(text, to: path, replaces: true) { return code }
    } else if !Output.write(text, to: STDOUT_FILENO) {
      return Program.Exit.machineFailed
    }
    Output.errors(renderer.lines(ofSentence: visible(sentence)))
    return Program.Exit.done
  }
}
