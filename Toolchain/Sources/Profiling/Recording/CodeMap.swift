/// Which file's code lies where in a process.
struct CodeMap {
    /// A stretch of code.
    struct Stretch: Equatable {
        /// What the file's own addresses are lower by.
        var bias: UInt64
        /// Its first address.
        var start: UInt64
        /// The address after its last one.
        var end: UInt64
        /// The file.
        var path: String
    }

    /// All of them, by their addresses.
    private(set) var stretches: [Stretch] = []

    /// No process has more.
    private static let most = 16384

    /// Notes a stretch; one that lies where others were takes their place.
    mutating func add(_ stretch: Stretch) {
        guard stretches.count < Self.most else { return }
        stretches.removeAll { $0.start < stretch.end && stretch.start < $0.end }
        let place = stretches.firstIndex { $0.start > stretch.start } ?? stretches.count
        stretches.insert(stretch, at: place)
    }

    /// The stretch that an address lies in.
    func stretch(at address: UInt64) -> Stretch? {
        var (low, high) = (0, stretches.count)
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].end <= address { low = middle + 1 } else { high = middle }
        }
        return low < stretches.count && stretches[low].start <= address ? stretches[low] : nil
    }
}
