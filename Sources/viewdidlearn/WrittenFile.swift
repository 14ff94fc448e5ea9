import LibC
import Phrases
import Rendering
import Typesetting

extension Arguments {
  /// Writes a text into the file of `--out`, or to standard output where there is none, and answers
  /// the exit code. A file of another kind is left as it is.
  ///
  /// - Parameter sentence: told on standard error, so that nothing stands beside the text.
  func write(_ text: String, saying sentence: String, _ renderer: Renderer) -> Int32 {
    if let path = paths[.out] {
      let replaces = Files.isReplaceable(path, by: text)
      if let code = renderer.write(text, to: path, replaces: replaces) { return code }
    } else if !Output.write(text, to: STDOUT_FILENO) {
      return Program.Exit.machineFailed
    }
    Output.errors(renderer.lines(ofSentence: visible(sentence)))
    return Program.Exit.done
  }
}
