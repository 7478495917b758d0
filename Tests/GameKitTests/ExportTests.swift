import GameKit
import Testing

@Suite struct ExportTests {
    @Test func whoImportsGameKitHasGameplayKitsRandomSources() {
        let numbers = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: [1, 2, 3]) as? [Int]
        #expect(numbers?.sorted() == [1, 2, 3])
    }
}
