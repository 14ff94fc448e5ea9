import CProcess
import Curriculum
import LibC
import LineEditing
import Phrases
import Rendering
import Screening

/// `viewdidlearn screen take`: a candidate's paper at the prompt, and its record on the disk.
struct Taking {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Begins a record, or goes on with one that is there.
  func run(_ path: String) -> Int32 {
    viewdidlearn_keep_private()
    // A record that may grow no more is told of like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    var renderer = arguments.promptRenderer()
    let pack: OpenedPack
    do throws(Files.Fault) {
      let bytes = try Files.bytes(at: path)
      do throws(SealedFault) {
        pack = try OpenedPack(bytes)
      } catch {
        Output.errors(renderer.lines(of: error, path: path))
        return Program.Exit.wrongInput
      }
    } catch {
      Output.errors(renderer.lines(of: error, path: path))
      return Program.Exit.wrongInput
    }
    let place = arguments.paths[.record] ?? Taking.recordPath(of: path)
    do throws(RecordFile.Fault) {
      let file =
        Files.exists(place)
        ? try RecordFile.goOn(place, with: pack.digest, pack.examiner) : nil
      let own = file?.record.head.language ?? pack.pack.header.language
      renderer.language = arguments.language ?? own
      return SittingPrompt(pack, file, at: place, renderer, arguments).run()
    } catch {
      Output.errors(renderer.lines(of: error, path: place))
      return error.exitCode
    }
  }

  /// `anna.record` for `anna.pack`.
  private static func recordPath(of pack: String) -> String {
    (pack.hasSuffix(".pack") ? String(pack.dropLast(5)) : pack) + ".record"
  }
}
