/// Collects what the recorder says of memory that nothing reaches, and finds out why that is there still.
struct LeakCollection {
    /// Memory that nothing reaches.
    struct Block: Equatable {
        var address: UInt64
        var size: Int
        /// The number of its type; 0 where it is no object.
        var type: UInt64
        var time: Int
        var thread: Int
        var call: Int?
    }

    /// A type of Swift's.
    struct TypeName: Equatable {
        /// What a type's objects are, by the recorder's numbers.
        enum Kind: UInt64 {
            /// Of a class.
            case object
            /// What a closure holds.
            case context
            /// A variable that closures share.
            case variable
            /// An error.
            case error
        }

        var kind: Kind
        var name: String

        /// What people read.
        var text: String {
            switch kind {
            case .object: name
            case .context: "(what a closure holds)"
            case .variable: "(variable of closures)"
            case .error: "(error)"
            }
        }
    }

    private var blocks: [Block] = []
    private var numbers: [UInt64: Int] = [:]
    private var references: [(from: UInt64, offset: Int, to: UInt64)] = []
    private var types: [UInt64: TypeName] = [:]
    /// How much memory was looked through; `nil` if that did not come to its end.
    private(set) var searched: Int?

    /// How many entries there are.
    var count: Int { blocks.count + references.count + types.count }

    mutating func add(type number: UInt64, _ name: TypeName) { types[number] = name }

    mutating func add(_ block: Block) {
        guard numbers[block.address] == nil else { return }
        numbers[block.address] = blocks.count
        blocks.append(block)
    }

    mutating func addReference(from: UInt64, offset: Int, to: UInt64) { references.append((from, offset, to)) }

    mutating func end(_ count: Int) { searched = count }

    /// The objects that leaked, those of cycles first, and the cycles.
    ///
    /// - Parameter module: the app's module, whose objects a cycle is told from.
    func leaks(of module: String) -> (leaks: [Trace.Leak], cycles: [Trace.LeakCycle]) {
        let graph = LeakGraph(
            count: blocks.count,
            references: references.compactMap { reference in
                guard let from = numbers[reference.from], let to = numbers[reference.to] else { return nil }
                return LeakGraph.Reference(from: from, offset: reference.offset, to: to)
            })
        let groups = graph.groups()
        let held = graph.held(groups)
        var cycles: [Trace.LeakCycle] = []
        var cycleOf: [Int: Int] = [:]
        for group in groups where graph.isCycle(group) {
            // Memory of no type can look as if it held itself.
            let objects = group.filter { types[blocks[$0].type] != nil }
            guard let start = objects.min(by: { (rank($0, module), $0) < (rank($1, module), $1) }),
                let way = graph.shortestCycle(from: start, in: Set(group))
            else { continue }
            for node in objects { cycleOf[node] = cycles.count }
            cycles.append(
                Trace.LeakCycle(
                    steps: way.prefix(Trace.LeakCycle.mostSteps).map { step in
                        Trace.LeakCycle.Step(type: text(step.from), address: blocks[step.from].address, offset: step.offset)
                    },
                    length: way.count, count: objects.count,
                    size: objects.reduce(0) { min($0 + blocks[$1].size, TraceFile.longestTime) }))
        }
        let leaks = blocks.indices.filter { types[blocks[$0].type] != nil }.map { node in
            let block = blocks[node]
            let role: Trace.Leak.Role = cycleOf[node] != nil ? .cycle : held.contains(node) ? .held : .root
            return Trace.Leak(
                type: text(node), address: block.address, size: block.size, time: block.time, thread: block.thread, role: role,
                cycle: cycleOf[node], call: block.call)
        }
        let order: [Trace.Leak.Role] = [.cycle, .root, .held]
        func place(_ leak: Trace.Leak) -> (Int, Int, Int, UInt64) {
            (order.firstIndex(of: leak.role) ?? 0, leak.cycle ?? 0, leak.time, leak.address)
        }
        return (leaks.sorted { place($0) < place($1) }, cycles)
    }

    private func text(_ node: Int) -> String { types[blocks[node].type]?.text ?? "(memory)" }

    /// The app's own objects first, then others, and then what is no object of a class.
    private func rank(_ node: Int, _ module: String) -> Int {
        guard let type = types[blocks[node].type], type.kind == .object else { return 2 }
        return type.name.hasPrefix(module + ".") ? 0 : 1
    }
}
