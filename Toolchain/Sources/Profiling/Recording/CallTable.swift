/// Stacks of addresses, each call kept once for all the stacks that begin with it.
struct CallTable {
    /// A place in the code, called from another.
    struct Entry: Hashable {
        /// The call that it was made by, or -1.
        var caller: Int
        /// The address.
        var address: UInt64
    }

    /// No more calls are kept.
    private static let mostEntries = 1_000_000

    /// All calls, each after the one that it was made by.
    private(set) var entries: [Entry] = []
    private var numbers: [Entry: Int] = [:]
    /// The innermost calls of stacks, and how many calls these have together.
    private var innermost: Set<Int> = []
    private var stacked = 0

    /// The number of the innermost call of a stack, whose innermost call comes first; `nil` if it is empty, or there is no room for it.
    mutating func number(of stack: [UInt64]) -> Int? {
        guard entries.count + stack.count <= Self.mostEntries, stacked + stack.count <= TraceFile.mostStackedCalls else { return nil }
        var caller = -1
        for (place, address) in stack.enumerated().reversed() {
            // Where a call returns to may lie in the next function already, if it never does.
            let entry = Entry(caller: caller, address: place == 0 || address == 0 ? address : address - 1)
            if let number = numbers[entry] {
                caller = number
            } else {
                caller = entries.count
                entries.append(entry)
                numbers[entry] = caller
            }
        }
        guard caller >= 0 else { return nil }
        if innermost.insert(caller).inserted { stacked += stack.count }
        return caller
    }
}
