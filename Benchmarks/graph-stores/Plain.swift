/// Numbers that are the same in each run.
struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}

/// The graph as plain values, by the names of objects.
struct Plain: Equatable {
    struct Human: Equatable {
        var age = 0
        var department: String?
        var tags: Set<String> = []
        var friends: Set<String> = []
    }
    var people: [String: Human] = [:]
    /// The projects of departments, in their order.
    var departments: [String: [String]] = [:]
    var tags: Set<String> = []
    var projects: Set<String> = []

    /// A number that is the same for the same graph, in every process.
    var digest: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in description.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}

extension Plain: CustomStringConvertible {
    var description: String {
        let people = people.sorted { $0.key < $1.key }.map { name, human in
            "\(name) \(human.age) \(human.department ?? "-") \(human.tags.sorted()) \(human.friends.sorted())"
        }
        let departments = departments.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        return (people + departments + [tags.sorted().description, projects.sorted().description]).joined(separator: "\n")
    }
}
