// A build for release has no tests, nor what tests are written with.
#if canImport(Testing)
  import Dispatch
  public import Testing

  /// A suite whose tests wait for other programs most of the time: they come one after the other, on a
  /// thread of their own, beside those that compute.
  public struct Waiting: SuiteTrait, TestScoping {
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withTaskExecutorPreference(OwnThread()) { try await function() }
    }
  }

  extension Trait where Self == Waiting {
    public static var waiting: Self { Waiting() }
  }

  /// Does one job at a time.
  private final class OwnThread: TaskExecutor {
    private let queue = DispatchQueue(label: "waiting tests")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
#endif
