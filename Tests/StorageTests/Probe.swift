import LibC

/// A child process that appends to a journal and says which entries it was promised.
struct Probe {
  private let process: pid_t
  private let output: UnsafeMutablePointer<FILE>

  init(appendingTo folder: String, pause microseconds: Int = 0) {
    var ends: [Int32] = [0, 0]
    precondition(pipe(&ends) == 0)
    // A child that inherited the other ends would keep this pipe open.
    for end in ends { precondition(fcntl(end, F_SETFD, FD_CLOEXEC) == 0) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    let products = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/")
    let path = products + "/storage-probe"
    var arguments: [UnsafeMutablePointer<CChar>?] = [
      strdup(path), strdup(folder), strdup("\(microseconds)"), nil,
    ]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    precondition(posix_spawn(&process, path, &actions, nil, &arguments, environ) == 0, path)
    close(ends[1])
    self.process = process
    guard let output = fdopen(ends[0], "r") else { preconditionFailure("no stream") }
    self.output = output
  }

  /// The next sequence number that was promised; nil when the child has ended.
  func promise() -> Int? {
    var line = [CChar](repeating: 0, count: 32)
    guard fgets(&line, 32, output) != nil else { return nil }
    let text = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.last == "\n" ? Int(text.dropLast()) : nil
  }

  /// Kills the child where it stands and answers what it had still promised.
  func kill() -> [Int] {
    Glibc.kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    var promises: [Int] = []
    while let promise = promise() { promises.append(promise) }
    fclose(output)
    return promises
  }
}
