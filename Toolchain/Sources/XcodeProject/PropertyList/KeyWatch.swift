/// Finds where a key stands in nested dictionaries, while a parser reads them.
struct KeyWatch {
    /// The keys of the dictionaries around the one that is looked for, outermost first, and itself.
    let keys: [String]
    /// The byte at which it stands.
    private(set) var offset: Int?
    private var depth = 0
    /// How many of the keys, from the first, the dictionaries around the present place have.
    private var matching = 0

    init(_ keys: [String]) { self.keys = keys }

    /// Called before a key's value is read.
    mutating func enter(_ key: String, at place: Int) {
        if matching == depth, depth < keys.count, keys[depth] == key {
            matching += 1
            if matching == keys.count, offset == nil { offset = place }
        }
        depth += 1
    }

    /// Called after the value.
    mutating func leave() {
        depth -= 1
        matching = min(matching, depth)
    }
}
