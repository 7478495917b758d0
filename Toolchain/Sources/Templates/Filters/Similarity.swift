/// How alike names are, to tell what may have been meant.
enum Similarity {
    /// The names that are as near as any, if they have more characters than would have to be changed.
    static func closest(to name: String, among names: [String]) -> [String] {
        guard name.count <= 100 else { return [] }
        let distances = names.map { (name: $0, distance: distance(Array($0), Array(name))) }.filter { $0.name.count > $0.distance }
        guard let least = distances.map(\.distance).min() else { return [] }
        return distances.filter { $0.distance == least }.map(\.name)
    }

    /// How many characters have to be put in, taken out or replaced to make one of the other.
    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var row = Array(0...other.count)
        for (index, character) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, candidate) in other.enumerated() {
                let replaced = diagonal + (character == candidate ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
