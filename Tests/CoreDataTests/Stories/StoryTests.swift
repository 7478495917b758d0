import Testing

/// What contexts, faults, merges and notifications do, as Apple's documentation tells it: one row each.
struct StoryTests {
    @Test(arguments: Stories.all) func aStoryGoesAsItsRowSays(_ story: Story) throws {
        let told = try story.run()
        #expect(told == story.expected)
    }

    @Test func eachStoryIsThereOnce() {
        let names = Stories.all.map(\.description)
        #expect(Set(names).count == names.count && names.count >= 60)
    }
}

enum Stories {
    static let all = insertions + changes + deletions + faults + refreshing + merges + policies + parents + undoing + notifications
}
