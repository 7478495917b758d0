/// Memory that refers to other memory: nodes by their numbers.
struct LeakGraph {
    /// That a node refers to another, or to itself.
    struct Reference: Hashable {
        var from: Int
        /// Where in it, in bytes.
        var offset: Int
        var to: Int
    }

    /// How many nodes there are.
    let count: Int
    private let references: [[Reference]]

    /// References from or to what is no node are passed over.
    init(count: Int, references: [Reference]) {
        self.count = count
        var sorted = [[Reference]](repeating: [], count: count)
        for reference in references where (0..<count).contains(reference.from) && (0..<count).contains(reference.to) {
            sorted[reference.from].append(reference)
        }
        self.references = sorted
    }

    /// The nodes in groups: those of one lead to each other, and a group comes after those that it leads to. Tarjan's way, without recursion:
    /// a list of a hundred thousand objects is a graph as deep.
    func groups() -> [[Int]] {
        var groups: [[Int]] = []
        var order = [Int](repeating: -1, count: count)
        var lowest = order
        var isOpen = [Bool](repeating: false, count: count)
        var open: [Int] = []
        var next = 0
        for start in 0..<count where order[start] < 0 {
            var path: [(node: Int, reference: Int)] = []
            func enter(_ node: Int) {
                (order[node], lowest[node], isOpen[node]) = (next, next, true)
                next += 1
                open.append(node)
                path.append((node, 0))
            }
            enter(start)
            while let (node, reference) = path.last {
                if reference < references[node].count {
                    path[path.count - 1].reference += 1
                    let other = references[node][reference].to
                    if order[other] < 0 {
                        enter(other)
                    } else if isOpen[other] {
                        lowest[node] = min(lowest[node], order[other])
                    }
                    continue
                }
                path.removeLast()
                if let holder = path.last?.node { lowest[holder] = min(lowest[holder], lowest[node]) }
                guard lowest[node] == order[node] else { continue }
                var group: [Int] = []
                while let other = open.popLast() {
                    isOpen[other] = false
                    group.append(other)
                    if other == node { break }
                }
                groups.append(group.sorted())
            }
        }
        return groups
    }

    /// Whether the nodes of a group hold each other; one alone does if it holds itself.
    func isCycle(_ group: [Int]) -> Bool { group.count > 1 || references[group[0]].contains { $0.to == group[0] } }

    /// The shortest way from a node of a group back to it, within the group.
    func shortestCycle(from start: Int, in group: Set<Int>) -> [Reference]? {
        var cameBy: [Int: Reference] = [:]
        var level = [start]
        while !level.isEmpty {
            var following: [Int] = []
            for node in level {
                for reference in references[node] {
                    if reference.to == start {
                        var way = [reference]
                        while let last = way.last, last.from != start, let before = cameBy[last.from] { way.append(before) }
                        return way.reversed()
                    }
                    guard group.contains(reference.to), cameBy[reference.to] == nil else { continue }
                    cameBy[reference.to] = reference
                    following.append(reference.to)
                }
            }
            level = following
        }
        return nil
    }

    /// The nodes that others refer to which are of other groups.
    func held(_ groups: [[Int]]) -> Set<Int> {
        var groupOf = [Int](repeating: -1, count: count)
        for (number, group) in groups.enumerated() { for node in group { groupOf[node] = number } }
        return Set(references.joined().filter { groupOf[$0.from] != groupOf[$0.to] }.map(\.to))
    }
}
