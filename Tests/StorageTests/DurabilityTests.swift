import Learning
import Notation
import Storage
import Testing
import WaitingTrait

@Suite(.serialized, .waiting) struct DurabilityTests {
  let folder = TemporaryFolder()

  /// Every batch of three is there as a whole, in order and without gaps.
  private func expectWholeBatches(_ entries: [Entry]) {
    #expect(entries.map(\.sequence) == (1...max(1, entries.count)).map { $0 })
    #expect(entries.count.isMultiple(of: 3))
    for start in stride(from: 0, to: entries.count - 2, by: 3) {
      let batch = entries[start..<start + 3]
      #expect(batch.map(\.time.monotonic) == [1, 2, 3])
      #expect(Set(batch.map(\.time.wall)).count == 1)
    }
  }

  @Test func whatWasPromisedSurvivesBeingKilled() throws {
    var promised = 0
    for count in [1, 2, 7, 40, 3, 150, 11] {
      let probe = Probe(appendingTo: folder.path)
      for _ in 0..<count { promised = try #require(probe.promise()) }
      promised = probe.kill().last ?? promised
      let journal = try Journal(folder: folder.path)
      let entries = try journal.entries()
      #expect(journal.recovery == nil)
      #expect(entries.count >= promised)
      expectWholeBatches(entries)
    }
  }

  @Test func aPromptThatIsKilledDoesNotDisturbAnother() throws {
    let survivor = Probe(appendingTo: folder.path, pause: 2000)
    var promises: [Int] = []
    for count in [1, 5, 20] {
      let victim = Probe(appendingTo: folder.path, pause: 2000)
      for _ in 0..<count { promises.append(try #require(victim.promise())) }
      promises += victim.kill()
      promises.append(try #require(survivor.promise()))
    }
    promises += survivor.kill()
    let entries = try Journal(folder: folder.path).entries()
    #expect(Set(promises).count == promises.count)
    #expect(entries.count >= promises.max() ?? 0)
    expectWholeBatches(entries)
  }
}
