/// One of several parts of the tests: each runs on another machine.
struct Shard {
    private let number: Int
    private let count: Int

    /// Reads `I/N`. Throws `UsageError` if it is none.
    init(_ text: String) throws {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1], count > 0, (1...count).contains(number) else {
            throw UsageError(description: "\"\(text)\" is no value of \"--shard\": use I/N, as 1/4")
        }
        (self.number, self.count) = (number, count)
    }

    /// Every N-th of some tests, of which the first is in a place of its own among all.
    func part(of tests: [String], from position: Int) -> [String] {
        tests.enumerated().filter { ($0.offset + position) % count == number - 1 }.map(\.element)
    }
}
