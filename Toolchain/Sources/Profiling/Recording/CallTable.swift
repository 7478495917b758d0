/// Stacks of addresses, each call kept once for all the stacks that begin with it.
struct CallTable {
    /// A place in the code, called from another.
    struct Entry: Hashable {
        /// The call that it was made by, or -1.
        var caller: Int
        /// The address.
        var address: UInt64
    }

    /// All calls, each after the one that it was made by.
    private(set) var entries: [Entry] = []
    private var numbers: [Entry: Int] = [:]

    /// The number of the innermost call of a stack, whose innermost call comes first; `nil` if it is empty.
    mutating func number(of stack: [UInt64]) -> Int? {
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
        return caller < 0 ? nil : caller
    }
}
