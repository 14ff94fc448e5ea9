import LibC
import Phrases
import Rendering

extension Arguments {
  /// Writes a text into the file of `--out`, or to standard output where there is none, and answers
  /// the exit code.
  ///
  /// - Parameter sentence: told on standard error, so that nothing stands beside the text.
  func write(_ text: String, saying sentence: String, _ renderer: Renderer) -> Int32 {
    if let path = paths[.out] {
      do throws(Files.WritingFault) {
        try Files.write(text, to: path, replaces: true)
      } catch {
        return renderer.report(error, path: path)
      }
    } else if !Output.write(text, to: STDOUT_FILENO) {
      return Program.Exit.machineFailed
    }
    Output.errors(renderer.lines(ofSentence: visible(sentence)))
    return Program.Exit.done
  }
}
